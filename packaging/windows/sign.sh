#!/usr/bin/env bash
# Signs files for Windows with the certificate in $CERTIFICATE (PKCS #12 in base64) and $PASSWORD.
set -euo pipefail
if [ -z "${CERTIFICATE:-}" ]; then
  echo "No certificate: $* stay unsigned, and Windows will warn before it starts them."
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
base64 --decode <<< "$CERTIFICATE" > "$folder/certificate.p12"
printf %s "$PASSWORD" > "$folder/password"
for file in "$@"; do
  osslsigncode sign -pkcs12 "$folder/certificate.p12" -readpass "$folder/password" -h sha256 \
    -n "Yatzy Desktop" -ts http://timestamp.digicert.com -in "$file" -out "$folder/signed"
  mv "$folder/signed" "$file"
done
