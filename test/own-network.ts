// A command in, the same command in a network of its own out: there are loopback and the address 10.99.0.1, and no route leads anywhere (Linux).
import { spawnSync } from 'node:child_process';

export const OWN_ADDRESS = '10.99.0.1';

/** The same with the kernel's own calls, for machines without the command `ip`: SIOCSIFFLAGS, SIOCSIFADDR, SIOCSIFNETMASK. */
const PERL = [
  'use Socket;',
  'socket(my $socket, AF_INET, SOCK_DGRAM, 0) or die $!;',
  'sub set { my ($call, $name, $value) = @_; ioctl($socket, $call, my $request = pack("a16 a24", $name, $value)) or die "$name: $!" }',
  'sub address { pack("S n a4 x8", AF_INET, 0, inet_aton(shift)) }',
  'set(0x8914, "lo", pack("S", 0x49));',
  `set(0x8916, "lo:1", address("${OWN_ADDRESS}"));`,
  'set(0x891c, "lo:1", address("255.255.255.255"));',
].join(' ');

const UP = `{ command -v ip >/dev/null && ip link set lo up && ip address add ${OWN_ADDRESS}/32 dev lo; } || perl -e '${PERL}'`;

/** As the system's administrator, else as one of a user name space of one's own. */
const WAYS = [['--net'], ['--map-root-user', '--net']] as const;

const wrapped = (way: readonly string[], command: readonly string[]): readonly [string, ...string[]] => [
  'unshare',
  ...way,
  'sh',
  '-c',
  `${UP} || exit 97; exec "$@"`,
  'sh',
  ...command,
];

const works = (way: readonly string[]): boolean => {
  const [program, ...args] = wrapped(way, ['true']);
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
};

const way = process.platform === 'linux' ? WAYS.find(works) : undefined;

/** Undefined where this machine lets nobody have one; `whyNot` says so. */
export const inOwnNetwork = (...command: readonly string[]): readonly [string, ...string[]] | undefined =>
  way === undefined ? undefined : wrapped(way, command);

export const whyNot = way === undefined ? 'no network name space can be made here (Linux, unshare, and the right to use it)' : undefined;
