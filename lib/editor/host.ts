import { CATALOGUE_URL } from '@/lib/catalogue/file';
import { asset } from '@/lib/routes';
import { readConflicts } from './conflicts';
import {
  type CatalogueFile,
  FILE_PATH,
  IMAGE_PARAMETER,
  type Images,
  PICTURE_PATH,
  type Picture,
  type PictureName,
  type SaveRequest,
  TOKEN_HEADER,
} from './protocol';
import { readApps, textOfFile } from './read-apps';
import { storedText } from './stored';

/** The outcome of a save. `conflict`: the file has changed since, and nothing was written. */
type SaveResult =
  | { kind: 'saved'; version: string }
  | { kind: 'conflict'; file: CatalogueFile }
  | { kind: 'cancelled' };

/** Where the editor reads and writes the catalogue. Every method rejects with an Error whose message is a sentence. */
export interface EditorHost {
  /** Identifies the catalogue, and then the draft, in the browser’s storage. */
  name: string;
  /** Null if the browser cannot write files. */
  save: ((request: SaveRequest) => Promise<SaveResult>) | null;
  /** The other files of the project. Null on a deploy. */
  project: {
    preparePicture: (file: Blob, name: PictureName) => Promise<Picture>;
    /** Reads the file that a field of a picture or a film names. */
    readImage: (value: string) => Promise<Images>;
  } | null;
}

/** In localStorage for the other tabs, too: when the editor is started again, its new page has the token that they need. */
const storedToken = storedText('localStorage', 'editor.token');

/** Takes the token of the URL, which the caller then removes from it. @returns Whether there is one. */
export function takeToken(): boolean {
  const [, token] = /^#token=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (token) storedToken.write(token);
  return token !== undefined;
}

/**
 * Finds the editor’s host, and reads the catalogue: the server of `npm run edit` if the URL of this page has had its token,
 * else the browser alone.
 *
 * @param history What the build of a deploy knows of earlier versions.
 * @throws Error with what to do, also in `npm run edit` without the token.
 */
export async function openHost(
  history: CatalogueFile['history'],
): Promise<{ host: EditorHost; file: CatalogueFile }> {
  const { pathname, search } = window.location;
  if (takeToken()) window.history.replaceState(window.history.state, '', pathname + search);
  const isDeploy = process.env.NODE_ENV !== 'development';
  if (storedToken.read()) {
    const answer = await request(FILE_PATH).catch((error) => {
      if (isDeploy && error instanceof NoServerError) return null;
      throw error;
    });
    if (answer) return { host: LOCAL_HOST, file: answer.body };
    // Anyone can put a token into the URL of a deploy.
    storedToken.write(null);
  }
  if (!isDeploy) throw new Error('This page has no token. Open the URL that npm run edit has printed last.');
  const deploy = await readDeploy();
  /** Without a server, the text itself is the version. */
  const fileOf = (text: string): CatalogueFile => ({
    text,
    version: text,
    deploy,
    history,
    rules: JSON.parse(process.env.CATALOGUE_RULES ?? '{}'),
  });
  return { host: browserHost(fileOf), file: fileOf(deploy) };
}

const NO_ANSWER =
  'The editor’s server does not answer. Start it again with npm run edit. Your changes are kept in this browser.';

/** The answer is of another program or host. */
class NoServerError extends Error {}

/** Asks the server of `npm run edit`, on this machine. */
async function request(path: string, init: RequestInit = {}) {
  const token = storedToken.read() ?? '';
  const response = await fetch(path, { ...init, headers: { [TOKEN_HEADER]: token } }).catch(() => null);
  if (!response) throw new Error(NO_ANSWER);
  // Another program can have its port.
  const body = response.status === 404 ? null : await response.json().catch(() => null);
  if (!body) throw new NoServerError(NO_ANSWER);
  if (response.ok || response.status === 409) return { status: response.status, body };
  throw new Error(body.error);
}

const LOCAL_HOST: EditorHost = {
  name: 'local',
  save: async (edited) => {
    const { status, body } = await request(FILE_PATH, {
      method: 'PUT',
      body: JSON.stringify(edited),
    });
    if (status === 409 && body.project !== edited.project)
      throw new Error(
        'The editor of another project has this URL now. Close it, then run npm run edit in the folder of this one.',
      );
    return status === 409 ? { kind: 'conflict', file: body } : { kind: 'saved', version: body.version };
  },
  project: {
    preparePicture: async (file, name) => {
      // A request would fail as if the server did not answer.
      const body = await file.arrayBuffer().catch(() => {
        throw new Error(
          'The file cannot be read: it is a folder, it was moved, or it is not yours. Choose a picture file.',
        );
      });
      // A file name has less of it, and a URL has a limit.
      const query = new URLSearchParams({ ...name, title: name.title.slice(0, 200) });
      return (await request(`${PICTURE_PATH}?${query}`, { method: 'POST', body })).body;
    },
    readImage: async (value) =>
      (await request(`${PICTURE_PATH}?${new URLSearchParams({ [IMAGE_PARAMETER]: value })}`)).body,
  },
};

/** The part of the File System Access API that the editor uses. TypeScript has no types of it. */
interface FilePicker {
  showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>;
}

/** Reads the catalogue of a branch deploy. */
async function readDeploy(): Promise<string> {
  const response = await fetch(asset(CATALOGUE_URL), { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok)
    throw new Error('The catalogue could not be loaded. Check the connection, then reload the page.');
  // With its byte-order mark, which `text()` leaves out.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** A browser without a server, on a branch deploy: writes a file that the editor chooses. */
function browserHost(fileOf: (text: string) => CatalogueFile): EditorHost {
  const { showOpenFilePicker } = window as FilePicker;
  /** The file of the last save. */
  let saved: FileSystemFileHandle | undefined;

  return {
    name: `browser ${asset('/')}`,
    save: showOpenFilePicker
      ? async ({ text, version }) => {
          const file = saved ?? (await chooseFile(showOpenFilePicker));
          // Unless the save succeeds, the next one asks for a file again.
          saved = undefined;
          if (!file) return { kind: 'cancelled' };
          try {
            const present = textOfFile(file.name, new Uint8Array(await (await file.getFile()).arrayBuffer()));
            if (present !== version) {
              if (!isCatalogue(present)) throw new Error(`${file.name} is not a list of apps. ${CHOOSE}`);
              return { kind: 'conflict', file: fileOf(present) };
            }
            const writable = await file.createWritable();
            await writable.write(text);
            await writable.close();
          } catch (error) {
            throw error instanceof DOMException ? writeError(file.name, error) : error;
          }
          saved = file;
          return { kind: 'saved', version: text };
        }
      : null,
    project: null,
  };
}

const CHOOSE =
  'Save again, and choose public/appsData.json of your copy of the project, or download the file. Your changes are kept.';

/** Lets the editor choose a file. Undefined if the dialog is closed. */
async function chooseFile(
  pick: NonNullable<FilePicker['showOpenFilePicker']>,
): Promise<FileSystemFileHandle | undefined> {
  const types = [{ description: 'The catalogue', accept: { 'application/json': ['.json'] } }];
  try {
    return (await pick({ types }))[0];
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw new Error(
      'The browser does not let you choose a file here. Download the file. Your changes are kept.',
    );
  }
}

/** Whether a text is a list of objects, also with merge conflicts, or with errors that can be recovered. */
function isCatalogue(text: string): boolean {
  return readConflicts(text) !== null || readApps(text).apps !== null;
}

/** By the name of a DOMException: what happened to a file. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser is not allowed to write it: allow it when it asks',
  NotFoundError: 'It does not exist any more',
  NoModificationAllowedError: 'Another program or tab uses it',
  QuotaExceededError: 'The disk is full',
};

function writeError(file: string, { name }: DOMException): Error {
  return new Error(`${file} is not saved. ${REASONS[name] ?? `It cannot be written (${name})`}. ${CHOOSE}`);
}
