import { apps, items } from './intl';

export const copyThisLink = 'リンクをコピーしてください';
export const copyNotAllowed = 'ブラウザで許可されていないため、自動でコピーできませんでした。';
export const linkCopied = 'リンクをコピーしました。';

export const myAppsOn = (site: string) => `${site}のマイアプリ`;
export const exportedTo = (file: string) => `リストを「${file}」にエクスポートしました。`;
export const nothingAdded = 'アプリは追加されませんでした。';
export const appsAdded = (count: number) => `${apps(count)}をリストに追加しました。`;
export const appsAddedForVisit = (count: number) =>
  `${apps(count)}をリストに追加しました。ブラウザに保存できなかったため、今回のアクセス中のみ有効です。`;

export const addToList = 'アプリをリストに追加しますか？';
export const fromFile = (file: string) => `ファイル「${file}」のリストです。`;
export const fromLink = '共有されたリンクのリストです。';
export const keepsItsApps = '現在のリストのアプリはすべて残ります。';
export const loadingApps = 'アプリを読み込み中…';
export const toAdd = (count: number) => `追加するアプリ：${items(count)}`;
export const inListAlready = (count: number) => `すでにリストにあるアプリ：${items(count)}`;
export const notInCatalogue = (count: number) => `カタログにないアプリ：${items(count)}`;
export const addTheseToo = '今後カタログに掲載される場合に備えて、これらも追加する';
export const andMore = (count: number) => `ほか${items(count)}`;
export const cancel = 'キャンセル';
export const add = (count: number) => `${items(count)}を追加`;

export const fileNotImported = 'ファイルをインポートできません';
export const linkWithoutList = 'リンクにアプリのリストがありません';
export const listUnchanged = '現在のリストは変更されていません。';
export const maybeIncomplete = 'リンクが不完全な可能性があります。';
export const notReadable = 'ファイルを読み取れませんでした。';
export const entryIsNoApp = (position: number) => `リストの${position}番目の項目はアプリではありません。`;
export const noList = 'ファイルにアプリのリストがありません。';
