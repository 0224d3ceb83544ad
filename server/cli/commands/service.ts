// Lists the commands that run the service and report its state.
import type { Commands } from './command.ts';

export const SERVICE: Commands = {
  serve: {
    summary: 'serve passports to others, without a window',
    help: `usage: desk serve [options]

  --port 8080            port of the public interface
  --host 127.0.0.1       address it listens on
  --data DIR             the data folder
  --base-url URL         the name others reach it by; part of the service's DID
  --public-site-url URL  where passport pages are shown, if elsewhere
  --fallback redirect    for a GTIN without passports: refer to GS1's global resolver; 'none' answers 404
  --sample               load the sample set
  --workers N            processes that share the port; otherwise one per core, at most 8
  --open-metrics         let everyone read /metrics, not only this computer
  --trusted-proxy NAME   trust this reverse proxy (address, network or 'loopback'): the client is the last address in X-Forwarded-For that is not a trusted proxy;
                         repeatable
  --rate-limit N         requests of one client per minute; default: 600 beyond loopback or behind a proxy. A verification counts as several, by size; 0: no limit
  --log FORM             log lines on standard error: 'text' (the default at a terminal) or 'json' (the default elsewhere)
  --log-file FILE        write the lines of all processes to this file (mode 0600) instead, as JSON unless --log says otherwise. While it cannot be written they go to
                         standard error. If another program moves it, a new file of that name is opened with the next line, or on the signal SIGUSR2 (not on Windows)
  --log-size SIZE        begin a new file beyond this size (64k to 1g; default 10M); FILE becomes FILE.1, FILE.1 becomes FILE.2. 'off': another program rotates it
  --log-age TIME         or when its first line is older than this (1h to 366d, or off; default 7d)
  --log-files N          keep so many of these files besides the current one (1 to 1000; default 10), and delete older ones
  --backup-to FOLDER     make automatic backups in this folder, which must exist. Each is read back before older ones are deleted; requests are answered in the meantime
  --backup-every TIME    how often (10m to 31d; default 24h). A missed backup is made as soon as possible
  --backup-keep LIST     as 'desk backup --keep' (default 7d,4w,12m)
  --backup-without-keys  leave the keys of the service out of them. Otherwise DPP_DESK_BACKUP_PASSPHRASE (at least 12 characters) encrypts them in the backup
  --tls                  use TLS with a certificate that is made here for the name in the base URL, for --host and for this computer, and is renewed automatically.
                         Devices trust the authority that signs it: see 'desk certificate'
  --tls-name NAME        a further name or address in that certificate; repeatable
  --tls-cert FILE        use TLS with this certificate and its issuers (PEM), and with
  --tls-key FILE         its key, which no other user may read. If the files are replaced, the new ones are used. If they cannot be used at the start, the service
                         does not start
  --workbench-port PORT  also serve the workbench (the app in a browser) on 127.0.0.1
  --workbench-host HOST  or on another loopback address, such as ::1
  --replica-of SOURCE    serve copies of another computer's store, without a key: SOURCE is a backup, a store file, or a folder into which they arrive, and is only read;
                         --data names a separate folder for the copies. A newer copy is checked completely before it is served
  --publish-to ADDRESS   copy what is published into PostgreSQL: postgres://USER@HOST/DATABASE, the password in PGPASSWORD or a file that PGPASSFILE names;
                         to another computer with TLS (sslrootcert=FILE). Requests never wait for it
  --read-from ADDRESS    serve what another service has published there, without a key; --data names a separate folder
  --max-lag TIME         with --replica-of or --read-from: if the data is older than this (90s, 15m, 12h; default 1d), no verdict is valid

exit codes: 0 stopped on request · 1 a server process ended three times in a row · 64 wrong use · 78 a server process cannot start as configured`,
    load: async () => (await import('../serve/serve.ts')).run,
  },
  maintenance: {
    summary: 'allow only reading, and say why',
    help: `usage: desk maintenance on --reason TEXT --by NAME [--data DIR] [--json]
       desk maintenance off --by NAME [--reason TEXT]  [--data DIR] [--json]
       desk maintenance show  [--data DIR] [--json]

While a service is in maintenance, everyone reads as before: endpoints, Digital Links, status lists (which are renewed), did.json. Everything that records or
changes something is refused with the reason: on the screens, in commands and in running jobs. A running service follows immediately. Maintenance survives a
restart. Backups continue.

on             --reason and --by are shown to everyone whom the maintenance affects
off            ends it; --reason is a remark for the log
show           since when, by whom and why, what was revoked or suspended meanwhile, and the last lines of the log

Revoking never waits: 'desk status revoke', 'desk status suspend' and 'desk keys revoke' still work. A copy of the folder that was made earlier does not contain
these changes: 'off' and 'show' count them.

exit codes: 0 done · 1 refused: already in this state · 64 wrong use · 65 the data folder cannot be used as it is`,
    load: async () => (await import('../repair/maintenance.ts')).run,
  },
  doctor: {
    summary: 'examine the data folder and the computer, and say what to do',
    help: `usage: desk doctor [--data DIR] [--port PORT [--host ADDRESS]] [--tls-cert FILE --tls-key FILE] [--json]

One line for each check, with what to do next: Node.js, the folder, file modes, free disk space, an unfinished restore, maintenance, the store and each of its
pages, the chains of the logs, the clock, the keys, and the age of the last backup, the trust list and the newest pack. Nothing is changed. A large store takes a
while.

  --port PORT    also whether the service could listen there
  --host ADDRESS on this address instead of 127.0.0.1
  --tls-cert FILE, --tls-key FILE
                 the certificate and key with which the service is started: expiry, names, whether the key matches and only its owner can read it. Without them,
                 those that the screen Resolver names, or that were made in the data folder
  --json         one JSON object per line and check

exit codes: 0 no problems · 1 something is wrong · 2 no problems, but not everything could be checked · 64 wrong use`,
    load: async () => (await import('../doctor.ts')).run,
  },
  address: {
    summary: 'print a new one-time address of the running workbench',
    help: `usage: desk address [--data DIR]

Prints an address that opens the workbench of 'serve --workbench-port' or of browser mode in a browser, once and within ten minutes. The previous one becomes
invalid. Anyone with this address can open the workbench: do not show it to others.

exit codes: 0 printed · 1 no workbench of this folder listens for a browser · 64 wrong use`,
    load: async () => (await import('../address.ts')).run,
  },
};
