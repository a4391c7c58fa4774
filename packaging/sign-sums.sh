#!/usr/bin/env bash
# Signs a file of checksums with the OpenPGP key in $KEY, beside it as FILE.asc.
set -euo pipefail
if [ -z "${KEY:-}" ]; then
  echo "No key: the checksums stay unsigned."
  exit 0
fi
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'rm -rf "$GNUPGHOME"' EXIT
gpg --batch --quiet --import <<< "$KEY"
gpg --batch --yes --armor --detach-sign "$1"
