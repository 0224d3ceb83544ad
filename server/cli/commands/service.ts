// The commands of running the service, and of finding out how it is.
import type { Commands } from './command.ts';

export const SERVICE: Commands = {
  serve: {
    summary: 'serve passports to others, without a window',
    help: `usage: desk serve [options]

  --port 8080            port of the public interface
  --host 127.0.0.1       address it listens on
  --data DIR             the data folder
  --base-url URL         the name others reach it by; part of the service's DID
  --public-site-url URL  where passport pages are shown, when elsewhere
  --fallback redirect    for a GTIN without passports: GS1's global resolver is named; 'none' answers 404
  --sample               load the sample set
  --workers N            processes that share the port; otherwise one per core, at most 8
  --open-metrics         everybody may read /metrics, not only this computer
  --trusted-proxy NAME   trust this reverse proxy (address, network or 'loopback'): the client is the last address in X-Forwarded-For that is no trusted proxy;
                         repeatable
  --rate-limit N         requests of one client in a minute, 600 off loopback or behind a proxy; verifying counts as several, by size; 0 for any number
  --log FORM             log lines on standard error: 'json', also by itself where that is no terminal, or 'text' for a person
  --log-file FILE        write the lines of all processes to this file (mode 0600) instead, as JSON unless --log says otherwise. While it cannot be written they go to
                         standard error. Moved by another program, it is opened by its name again with the next line, and on the signal SIGUSR2 (not on Windows)
  --log-size SIZE        begin a new file beyond this size (64k to 1g; 10M unless given); FILE becomes FILE.1, FILE.1 becomes FILE.2. 'off': another program does
  --log-age TIME         or when its first line is older than this (1h to 366d, or off; 7d unless given)
  --log-files N          keep so many of these files besides the present one (1 to 1000; 10 unless given), and delete older ones
  --backup-to FOLDER     make backups by itself in this folder, which has to be there. Each is read again before older ones are deleted; requests are answered meanwhile
  --backup-every TIME    so often (10m to 31d; 24h unless given). A time that was missed is caught up with
  --backup-keep LIST     as 'desk backup --keep' (7d,4w,12m unless given)
  --backup-without-keys  leave the keys of the service out of them. Otherwise DPP_DESK_BACKUP_PASSPHRASE seals them in, 12 characters at least
  --tls                  speak TLS with a certificate that is made here for the name in the base URL, for --host and for this computer, and is renewed by itself.
                         Devices trust the authority that signs it: see 'desk certificate'
  --tls-name NAME        a further name or address in that certificate; repeatable
  --tls-cert FILE        speak TLS with this certificate and those above it (PEM), with
  --tls-key FILE         its key, which no other user may read. Both are taken into use when they are replaced. What cannot serve ends the start: never plain HTTP instead
  --workbench-port PORT  also serve the workbench (the app in a browser) on 127.0.0.1
  --workbench-host HOST  or on another loopback address, such as ::1
  --replica-of SOURCE    serve copies of another computer's store, without a key: SOURCE is a backup, a store file, or a folder into which they arrive, and is only read;
                         --data names a folder of its own for the copies. A newer one is checked whole before it is served
  --publish-to ADDRESS   copy what is published into PostgreSQL: postgres://USER@HOST/DATABASE, the password in PGPASSWORD or a file that PGPASSFILE names;
                         beyond this computer with TLS (sslrootcert=FILE). Serving never waits for it
  --read-from ADDRESS    serve what another service has published there, without a key; --data names a folder of its own
  --max-lag TIME         with --replica-of or --read-from: what is older than this (90s, 15m, 12h; 1d unless given) leaves no verdict valid

exit codes: 0 ended when asked to · 1 a server process ended three times in a row · 64 wrong use · 78 a server process cannot start as configured`,
    load: async () => (await import('../serve/serve.ts')).run,
  },
  maintenance: {
    summary: 'stop everything but reading, and say why',
    help: `usage: desk maintenance on --reason TEXT --by NAME [--data DIR] [--json]
       desk maintenance off --by NAME [--reason TEXT]  [--data DIR] [--json]
       desk maintenance show  [--data DIR] [--json]

While a service is in maintenance, everyone reads as before: endpoints, Digital Links, status lists (which are renewed), did.json. What records or changes something is
refused with the reason, on the screens, here and in jobs that are under way. A service that runs follows at once, and it stays so over a restart. Backups go on.

on             --reason is shown to everyone who meets the maintenance, --by who began it
off            ends it; --reason is a remark for the log
show           since when, by whom and why, what was taken back in between, and the last lines of the log

Taking something back never waits: 'desk status revoke', 'desk status suspend' and 'desk keys revoke' go on. A copy of the folder that was made before such a
revocation does not have it: 'off' and 'show' count them.

exit codes: 0 done · 1 refused: it is so already · 64 wrong use · 65 the data folder cannot be used as it is`,
    load: async () => (await import('../repair/maintenance.ts')).run,
  },
  doctor: {
    summary: 'examine the data folder and the computer, and say what to do',
    help: `usage: desk doctor [--data DIR] [--port PORT [--host ADDRESS]] [--tls-cert FILE --tls-key FILE] [--json]

One line for each check, with what to do next: Node.js, the folder, file modes, room on the disk, a restore that was cut short, maintenance, the store and each of its pages, the
chains of the logs, the clock, the keys, and the age of the last backup, the trust list and the newest pack. Nothing is changed. A large store takes a while.

  --port PORT    also whether the service could listen there
  --host ADDRESS on this address instead of 127.0.0.1
  --tls-cert FILE, --tls-key FILE
                 the certificate and key that the service is started with: end, names, whether the key fits and is closed to others. Without them, what
                 the screen Resolver names, or what was made in the data folder
  --json         one JSON object per line and check

exit codes: 0 all in order · 1 something is wrong · 2 nothing is wrong, but not all could be checked · 64 wrong use`,
    load: async () => (await import('../doctor.ts')).run,
  },
  address: {
    summary: 'print a new one-time address of the running workbench',
    help: `usage: desk address [--data DIR]

An address that opens the workbench of 'serve --workbench-port' or of browser mode in a browser: once, and within ten minutes. The one asked for before is void.
Anyone with this address can open the workbench: do not show it to others.

exit codes: 0 printed · 1 no workbench of this folder listens for a browser · 64 wrong use`,
    load: async () => (await import('../address.ts')).run,
  },
};
