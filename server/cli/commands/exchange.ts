// Lists the commands that exchange trust lists, packs and events with other computers.
import type { Commands } from './command.ts';

export const EXCHANGE: Commands = {
  trust: {
    summary: 'keep a trust list, or import one',
    help: `usage: desk trust ACTION …

On the computer that verifies:
  import LIST --by NAME [--fingerprint HEX] [--reason TEXT] [--second NAME]
                         import a trust list. The first one, and one whose number jumps far ahead, needs the operator's fingerprint. An older
                         one is kept for what it says against an issuer. A beacon, which states the newest list, is imported too
  undo --by NAME --reason TEXT [--second NAME]
                         put the previous trust list into force again
  restrict DID --by NAME --reason TEXT [--types T,T] [--lift [--second NAME]]
                         accept no credential of this issuer on this computer, or only these types, whatever the lists say; --lift ends that
  show [LIST] [--json]  what is in force, or what a file contains
  clock [--reset --by NAME --reason TEXT [--second NAME]] [--json]
                         the latest moment seen; --reset when the clock was ahead before and is correct now, never below the app's or a list's own date

In the office that keeps the list:
  keygen --out KEY       a new operator key; prints its fingerprint (passphrase: DPP_DESK_OPERATOR_SECRET)
  create DRAFT --operator DID --name NAME
  add DRAFT DID-KEY --desk --name N      a computer whose evidence bundles count; its key as 'desk evidence key' prints it there
  add DRAFT DID-DOCUMENT|CERTIFICATE.pem [--name N] [--country CC] [--role R] [--status granted|suspended|withdrawn] [--since MOMENT]
      [--types T,T] [--list-issuers DID,DID] [--status-list FILE]… [--scope gs1=PREFIX,gtin=FROM-TO,category=NAME]
      [--always-disclosed TYPE=CLAIM,CLAIM]… [--type-metadata FILE]…
                         --scope: only about these products; --always-disclosed: claims that this issuer never hides, --type-metadata takes
                         them from the issuer's SD-JWT VC type metadata ("sd": "never")
                         a certificate is an anchor: it vouches for the issuers that its chains of certificates (x5c) name
  etsi DRAFT LIST --signer CERTIFICATE.pem --types T,T [--service URI]… [--scope …]
                         the anchors of a list of trusted entities (ETSI TS 119 602, JSON) that this certificate signed; without --service those of
                         all services of issuance. Anchors that are no longer in the list are removed from the draft,
                         unless they are suspended or withdrawn there
  remove DRAFT DID
  key DRAFT KEY-ID [--from MOMENT] [--until DATE] [--revoked MOMENT]   when signatures with that key count
  retract DRAFT LIST…    withdraws these lists (files or SHA-256 hashes); with --method KEY-ID, everything
                         signed with that key except the lists after --except
  reset DRAFT LIST       states that a list is to be accepted although its number jumps ahead
  rotate DRAFT --new-key KEY   the next trust list names the key that signs after it
  sign DRAFT --key KEY --days N --out LIST [--last LIST] [--end KEY=DATE]… [--leave-out KEY|DID|all]…
                         refused if it leaves out a key of the previous list that has no end (--end lists the key with its end, --leave-out
                         signs without it), or if the draft names no issuer (unless --empty is given)
  beacon [LIST] --key KEY [--newest N --operator DID --name NAME] [--out FILE] [--qr FILE]
                         "the newest list is N, as of now" as a small signed file or a QR code; beacon --read FILE shows one

Where several operators sign, each on its own computer:
  member KEY --operator DID --name NAME --out MEMBER    the name and the public key of an operator
  operators DRAFT MEMBER… --threshold K     K of these have to sign; prints the fingerprint to compare at the first import
  sign DRAFT …           the first signature; then sign LIST --key KEY [--last LIST] [--out FILE] shows what is signed and adds one
  show LIST [--last LIST]   who signed, who has to, and what changes; a beacon takes further signatures with beacon BEACON --key KEY

  --qr FILE              keygen, sign, operators, show LIST: the fingerprint as a QR code (PNG), to be scanned where it is compared
  --now MOMENT           add, sign, beacon: use this moment (ISO 8601) instead of the clock
  --data DIR             the data folder

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('../trust/trust.ts')).run,
  },
  pack: {
    summary: 'carry credentials and a trust list to a computer without a network',
    help: `usage: desk pack create --out FILE (--own | --key KEY) [options]
       desk pack verify FILE | apply FILE --by NAME | list   [options]
       desk pack makers [list | remove FINGERPRINT --by NAME --reason TEXT]

  create                 one signed file of the credentials in the store, with the status lists that they name
    --own, --key KEY     signed with the key of this service, or with that of a file (passphrase: DPP_DESK_OPERATOR_SECRET)
    --since N            only what changed since pack N
    --codes FILE, -      only these: passport codes, product links and numbers, addresses of credentials, one a line; or a saved want-list;
                         '-' is the standard input, into which a scanner may read the QR codes of a want-list
    --trust LIST         include a trust list
    --role ROLE          whose view the SD-JWTs of this service disclose; default: consumer
    --passports          include the complete passports and their events, with data that is not public: for a second computer of the same service
    --name TEXT          the name shown as its maker
  verify FILE            what it contains, whether it is intact, and whether it can be applied here; nothing is changed
  apply FILE --by NAME   all of it or nothing; if interrupted, it continues when it is applied again. Complete passports and events of another service are stored
                         separately, as received: they do not change those of this one
    --creator-key HEX    the fingerprint of the key that signed it, as compared with another source: needed once
    --fingerprint HEX    the fingerprint of the trust list's operator, if the maker is not the operator
    --second NAME        the second person, where the settings ask for two
    --reason TEXT        why an older pack is right
    --sequence N         confirms the number of the pack, as its maker states it; needed if it is more than 1000 above the highest confirmed number
  list                   what was applied here
  makers                 the keys whose packs are accepted here, by whom and when they were confirmed, and keys that are no longer accepted
  makers remove HEX      packs signed with this key are refused from now on

  --data DIR             the data folder
  --json                 one JSON object

exit codes: 0 done · 1 refused, nothing changed · 2 applied, some entries refused · 64 wrong use`,
    load: async () => (await import('../pack.ts')).run,
  },
  events: {
    summary: 'look at events that others sent, and accept them',
    help: `usage: desk events [list] | show SOURCE | accept SOURCE --up-to N --by NAME | withdraw SOURCE --by NAME --reason TEXT   [--data DIR] [--json]

  list             who sent events, how many, how many of them were accepted, and the number of the last
  show SOURCE      its events, the newest first
  accept SOURCE    makes them public up to that number, together with your own, as claims of their source and with the name of the person who accepted them; never signed here
  withdraw SOURCE  accepted events are no longer public

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('../events.ts')).run,
  },
  sync: {
    summary: 'fetch passports from another service',
    help: `usage: desk sync URL [what] [options]

Contacts the named service, and no other. Everything received is verified before it is stored, exactly as its issuer signed it.

  --codes FILE, -        passport codes, product links and numbers, addresses of credentials, one a line
  --gtins FILE, -        all passports of these products
  --wanted FILE, -       a want-list as the app saves it or as its QR codes read, or a link set; 'own': the one of this computer
  --key-from NAME        the environment variable that holds a stakeholder key: the service discloses what its role may see
  --fingerprint HEX      of the service's own key, as you compared it: a stakeholder key is sent only to that service, or to a known issuer at its own address
  --events               also fetch EPCIS events, which are not signed: stored as claims of the service, and not public until a person accepts them ('desk events')
  --allow-http           allow http, but only to this computer or a private address
  --by NAME              who fetches; otherwise the officer of the settings, or the user of this computer

At most four requests at a time. If interrupted, the same command continues. The key that the service states as its own is shown for comparison, never trusted on
its own. A proxy is used only if NODE_USE_ENV_PROXY is set.

  --data DIR             the data folder
  --json                 one JSON object

exit codes: 0 everything fetched · 1 something was refused or failed · 64 wrong use`,
    load: async () => (await import('../sync.ts')).run,
  },
  'look-back': {
    summary: 'list items that were released and are now invalid',
    help: `usage: desk look-back [--since DATE] [--json] [--data DIR]

Inspections of the last 90 days (setting) are examined again when trust data arrive. This command finishes what is still to be examined, logs verdicts that have changed,
and lists the items that were released and are now invalid: one per line, with the reason, and with place, date and officer of the release. An item stays in the list
until a decision is recorded on its last entry. What can no longer be checked is not listed.

  --since DATE   only releases since this date or moment (ISO 8601)
  --json         one JSON object per line and item

exit codes: 0 none · 1 some · 64 wrong use`,
    load: async () => (await import('../look-back.ts')).run,
  },
  'want-list': {
    summary: 'list the passports that were scanned without a copy here',
    help: `usage: desk want-list [--json] [--data DIR]

One product or link per line, last scanned first, to be fetched on a computer with a network. When copies are imported, the items are inspected again automatically.

exit codes: 0 listed, also if the list is empty · 64 wrong use`,
    load: async () => (await import('../want-list.ts')).run,
  },
};
