import { CATALOGUE_URL } from '@/lib/catalogue/file';
import { asset } from '@/lib/routes';
import {
  type CatalogueFile,
  FILE_PATH,
  PICTURE_PATH,
  type Picture,
  type PictureName,
  type SaveAnswer,
  type SaveRequest,
  TOKEN_HEADER,
} from './protocol';

/** The outcome of a save. `conflict`: the file has changed since, and nothing was written. */
export type SaveResult =
  | ({ kind: 'saved' } & SaveAnswer)
  | { kind: 'conflict'; file: CatalogueFile }
  | { kind: 'cancelled' };

/** Where the editor reads and writes the catalogue. Every method rejects with an Error whose message is a sentence. */
export interface EditorHost {
  /** Identifies the catalogue, and then the draft, in the browser’s storage. */
  name: string;
  read: () => Promise<CatalogueFile>;
  /** Null if the browser cannot write files. */
  save: ((request: SaveRequest) => Promise<SaveResult>) | null;
  /** Prepares a picture. Null where pictures cannot be saved. */
  preparePicture: ((file: Blob, name: PictureName) => Promise<Picture>) | null;
  /** Whether `CatalogueFile.images` has all pictures of the site. */
  knowsImages: boolean;
}

const TOKEN_KEY = 'editor.token';

/**
 * The editor’s host: the server of `npm run edit` if the URL of this page has had its token, else the browser alone.
 *
 * @throws Error in `npm run edit` without the token.
 */
export function findHost(): EditorHost {
  const { hash, pathname, search } = window.location;
  const [, token] = /^#token=([\w-]+)$/.exec(hash) ?? [];
  if (token) {
    window.sessionStorage.setItem(TOKEN_KEY, token);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  const known = window.sessionStorage.getItem(TOKEN_KEY);
  if (known) return localHost(known);
  if (process.env.NODE_ENV === 'development')
    throw new Error('This page has no token. Open the URL that npm run edit has printed last.');
  return browserHost();
}

/** The server of `npm run edit`, on this machine. */
function localHost(token: string): EditorHost {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(path, { ...init, headers: { [TOKEN_HEADER]: token } }).catch(() => {
      throw new Error(
        'The editor’s server does not answer. Start it again with npm run edit. Your changes are kept in this browser.',
      );
    });
    if (response.ok || response.status === 409) return response;
    const { error } = await response
      .json()
      .catch(() => ({ error: `The server answered ${response.status}.` }));
    throw new Error(error);
  }
  return {
    name: 'local',
    read: async () => (await request(FILE_PATH)).json(),
    save: async (body) => {
      const response = await request(FILE_PATH, { method: 'PUT', body: JSON.stringify(body) });
      if (response.status === 409) return { kind: 'conflict', file: await response.json() };
      return { kind: 'saved', ...(await response.json()) };
    },
    preparePicture: async (file, name) => {
      const body = new FormData();
      body.set('name', JSON.stringify(name));
      body.set('file', file);
      return (await request(PICTURE_PATH, { method: 'POST', body })).json();
    },
    knowsImages: true,
  };
}

/** The part of the File System Access API that the editor uses. TypeScript has no types of it. */
interface FilePicker {
  showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>;
}

/** A browser without a server, on a branch deploy: reads the deploy’s catalogue, and writes a file that the editor chooses. */
function browserHost(): EditorHost {
  const { showOpenFilePicker } = window as FilePicker;
  let handle: FileSystemFileHandle | undefined;

  async function chooseFile(): Promise<FileSystemFileHandle | undefined> {
    const types = [{ description: 'The catalogue', accept: { 'application/json': ['.json'] } }];
    try {
      [handle] = (await showOpenFilePicker?.({ types })) ?? [];
    } catch (error) {
      // The editor has closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return handle;
  }

  return {
    name: `browser ${asset('/')}`,
    read: async () => {
      const response = await fetch(asset(CATALOGUE_URL), { cache: 'no-cache' }).catch(() => null);
      if (!response?.ok)
        throw new Error('The catalogue could not be loaded. Check the connection, then reload the page.');
      return browserFile(await response.text());
    },
    save: showOpenFilePicker
      ? async ({ text, version }) => {
          handle ??= await chooseFile();
          if (!handle) return { kind: 'cancelled' };
          const present = await (await handle.getFile()).text();
          if (present !== version) return { kind: 'conflict', file: browserFile(present) };
          const writable = await handle.createWritable();
          await writable.write(text);
          await writable.close();
          return { kind: 'saved', version: text, replaced: [] };
        }
      : null,
    preparePicture: null,
    knowsImages: false,
  };
}

/** Without a server, the text itself is the version. */
function browserFile(text: string): CatalogueFile {
  return { text, version: text, images: {}, history: [], formerDevelopers: {}, rules: {} };
}
