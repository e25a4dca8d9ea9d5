/**
 * Serves `out/` by the local tools of hosts, with the configuration that the project generates, and checks their answers as
 * `npm run hosting -- --verify` does. Prints what differs, but for what a tool is known to do unlike its host. Downloads the
 * tools at the first run.
 *
 *   npm run test:hosts [-- wrangler]
 */
import '@/lib/publish/load-env';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '@/lib/machine/run-script';
import { azureJson } from '@/lib/publish/hosting/azure';
import { firebaseJson } from '@/lib/publish/hosting/firebase';
import { type DifferenceKind, report } from '@/lib/publish/hosting/remedies';
import { verifySite } from '@/lib/publish/hosting/verify';
import { BASE_PATH } from '@/lib/routes';
import { freePort, launch, temporaryFolder } from '../e2e/base-path/start-server';
import { npmCommand, run } from './programs';

/** A tool that needs no account, and runs with all versions of Node that the project does. */
interface Tool {
  /** Package and version. */
  source: string;
  /** Writes its configuration, and returns its arguments. It runs in the folder, with the site in `out/`. */
  configure: (folder: string, port: number) => (string | number)[];
  /** Kinds of what the tool does unlike its host, and of what its host cannot be configured to do. */
  kinds: readonly DifferenceKind[];
  /** Kinds and paths of what this version does unlike its host: newer ones need a newer Node. */
  faults?: RegExp;
}

const TOOLS: Readonly<Record<'wrangler' | 'superstatic' | 'swa', Tool>> = {
  wrangler: {
    source: 'wrangler@4.86.0',
    configure: (_folder, port) =>
      // By default it is today, which the tool does not know.
      ['pages', 'dev', 'out', '--compatibility-date', '2026-01-01', '--port', port],
    kinds: ['failure', 'compression'],
    faults: /^encoded /,
  },
  superstatic: {
    source: 'superstatic@10.0.0',
    configure: (folder, port) => {
      const { hosting } = JSON.parse(firebaseJson(BASE_PATH));
      writeFileSync(join(folder, 'superstatic.json'), JSON.stringify({ ...hosting, public: 'out' }));
      return ['serve', '.', '--config', 'superstatic.json', '--host', '127.0.0.1', '--port', port];
    },
    kinds: ['redirect', 'revalidation', 'hidden', 'compression', 'hashed'],
    // Its patterns match no hidden path in a folder.
    faults: /^security \S+\/\.htaccess$/,
  },
  swa: {
    source: '@azure/static-web-apps-cli@2.0.10',
    configure: (folder, port) => {
      writeFileSync(join(folder, 'out', 'staticwebapp.config.json'), azureJson(BASE_PATH));
      return ['start', 'out', '--host', '127.0.0.1', '--port', port];
    },
    // Its 404s have no headers of the site, and below a base path only the first is the page of the site.
    kinds: [
      'page',
      'notFound',
      'security',
      'redirect',
      'query',
      'compression',
      'revalidation',
      'cachedError',
      'hashed',
    ],
  },
};

type Name = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as Name[];

/** Installs the tools that are missing. Returns the path of a tool's command. */
function install(): (name: Name) => string {
  const folder = join(tmpdir(), 'catalogue-hosts');
  const fileOf = (name: Name) => join(folder, 'node_modules', '.bin', name);
  mkdirSync(folder, { recursive: true });
  const [npm, ...args] = npmCommand();
  // Their scripts compile what they do not need here.
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  const sources = NAMES.map((name) => TOOLS[name].source);
  if (
    NAMES.some((name) => !existsSync(fileOf(name))) &&
    !run(npm, ...args, 'install', ...options, ...sources)
  )
    throw new Error('The tools could not be installed. Check the network.');
  return fileOf;
}

/** Returns whether the answers are right. */
async function testHost(name: Name, program: string): Promise<boolean> {
  const folder = temporaryFolder();
  const root = join(folder, 'out');
  const site = join(root, BASE_PATH);
  cpSync('out', site, { recursive: true });
  // As lib/publish/hosting/README.md says of a base path.
  if (BASE_PATH) for (const file of ['404.html', '_headers']) cpSync(join(site, file), join(root, file));
  // A build on the host leaves out the files of others.
  const kept = name === 'wrangler' ? root : undefined;
  for (const folder of [root, site]) {
    rmSync(join(folder, '.htaccess'), { force: true });
    if (folder !== kept) rmSync(join(folder, '_headers'), { force: true });
  }
  const port = await freePort();
  const { configure, kinds, faults } = TOOLS[name];
  const args = configure(folder, port).map(String);
  const server = await launch(program, folder, args, port);
  try {
    const found = await verifySite(server.origin + BASE_PATH);
    const differences = found.differences.filter(
      ({ kind, path }) => !kinds.includes(kind) && !faults?.test(`${kind} ${path}`),
    );
    console.log(`${name}: ${found.requests} responses, ${differences.length} of them wrong.`);
    if (differences.length > 0) console.log(report(differences, found).join('\n'));
    return differences.length === 0;
  } finally {
    await server.stop();
  }
}

async function testHosts(): Promise<number> {
  if (!existsSync('out')) throw new Error('There is no out/. Run npm run build.');
  const names = NAMES.filter((name) => process.argv.length < 3 || process.argv.includes(name));
  const programOf = install();
  let failed = 0;
  for (const name of names) if (!(await testHost(name, programOf(name)))) failed += 1;
  return failed > 0 ? 1 : 0;
}

runScript(testHosts);
