import type { NamedApp } from '@/lib/catalogue/check/ids';
import type { ImageFacts } from '@/lib/catalogue/check/images';
import type { RuleSettings } from '@/lib/catalogue/check/settings';
import type { AppId } from '@/lib/id';

// What the editor in the browser and its server on the same machine tell each other, as JSON. An answer with an error status
// but 409 is `{ error }`: what happened and what to do, as sentences.

/** Where the server answers. All other paths are those of the site. */
export const FILE_PATH = '/editor-api/file';
export const PICTURE_PATH = '/editor-api/picture';

/** The parameter of `GET /editor-api/picture`: the value of a field that names a file. The answer is `Images`. */
export const IMAGE_PARAMETER = 'image';

/** Files of pictures and films, by their paths under `public/`. */
export type Images = Record<string, ImageFacts>;

/** The header of each request with the token of the session. */
export const TOKEN_HEADER = 'x-editor-token';

/** The answer to `GET /editor-api/file`, and with status 409 to a `PUT` for an earlier version. */
export interface CatalogueFile {
  /** A hash of the path of the project’s folder, for drafts: several projects can be edited at one URL. Absent without a server. */
  project?: string;
  /** The whole text, with its byte-order mark if it has one. */
  text: string;
  /** A hash of the file’s bytes. */
  version: string;
  /** The text that the deploy has. Another `text` was saved into a file. Absent with a server. */
  deploy?: string;
  /**
   * The pictures that the text names. Absent without a server: then missing files are not reported.
   */
  images?: Images;
  /** The apps that earlier versions in git had under each id. */
  history: [id: AppId, apps: readonly NamedApp[]][];
  /** Why `history` cannot be read, as a sentence. */
  notice?: string;
  rules: RuleSettings;
}

/** The body of `PUT /editor-api/file`. The answer is `{ version }`, that of the written file. */
export interface SaveRequest {
  /** That of the file that was edited. */
  project: string | undefined;
  text: string;
  /** The version that was edited. */
  version: string;
  /** New pictures, which are written before the text. */
  pictures: Picture[];
}

/** What a new picture is named after, and what it is for: the query string of `POST /editor-api/picture`. */
export type PictureName = {
  /** The title of the app. */
  title: string;
  /** Screenshots can be larger. */
  kind: 'icon' | 'screenshot';
};

/** A picture as it is saved. The answer to `POST /editor-api/picture`, whose body is the chosen file. */
export interface Picture {
  /** Under `public/`, such as `/pictures/hornbill-3f2a1c0b.svg`: with a hash of the content, so that equal paths have equal pictures. */
  path: string;
  base64: string;
  facts: ImageFacts;
}
