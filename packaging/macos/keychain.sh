#!/usr/bin/env bash
# Puts the certificate in $CERTIFICATE (PKCS #12 in base64) and $PASSWORD into a keychain of its own, and
# prints CODESIGN_IDENTITY and NOTARY_PROFILE for the target dmg; without a certificate it prints nothing.
set -euo pipefail
if [ -z "${CERTIFICATE:-}" ]; then
  echo "No certificate: the app stays unsigned." >&2
  exit 0
fi
keychain="$RUNNER_TEMP/signing.keychain-db"
secret=$(uuidgen)
base64 --decode <<< "$CERTIFICATE" > "$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -P "$PASSWORD" -f pkcs12 -k "$keychain" -T /usr/bin/codesign >&2
security set-key-partition-list -S apple-tool:,apple: -k "$secret" "$keychain" >&2
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
echo "CODESIGN_IDENTITY=$(security find-identity -v -p codesigning "$keychain" | awk -F'"' '/Developer ID/ {print $2; exit}')"
if [ -n "${NOTARY_APPLE_ID:-}" ]; then
  xcrun notarytool store-credentials yatzy-desktop --apple-id "$NOTARY_APPLE_ID" \
    --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD" >&2
  echo "NOTARY_PROFILE=yatzy-desktop"
fi
