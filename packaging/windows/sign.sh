#!/usr/bin/env bash
# Signs files for Windows with the certificate in $CERTIFICATE (PKCS #12 in base64) and $PASSWORD; what others have
# signed already stays as it is.
set -euo pipefail
if [ -z "${CERTIFICATE:-}" ]; then
  echo "No certificate: $# files stay unsigned, and Windows will warn before it starts them."
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
base64 --decode <<< "$CERTIFICATE" > "$folder/certificate.p12"
printf %s "$PASSWORD" > "$folder/password"
# A signature with the time on it holds on after the certificate has run out.
stamp=(-ts "${TIMESTAMPS-http://timestamp.digicert.com}")
[ -n "${stamp[1]}" ] || stamp=()
for file in "$@"; do
  if osslsigncode extract-signature -in "$file" -out "$folder/signature" > /dev/null 2>&1; then
    rm "$folder/signature"
    continue
  fi
  osslsigncode sign -pkcs12 "$folder/certificate.p12" -readpass "$folder/password" -h sha256 \
    -n "Yatzy Desktop" "${stamp[@]}" -in "$file" -out "$folder/signed"
  mv "$folder/signed" "$file"
done
