export const offline = 'オフライン';
export const youAreOffline = 'オフラインです';
export const notSaved =
  'このページはこのデバイスに保存されていません。表示するにはインターネット接続が必要です。';
export const savedOnDevice = 'このデバイスに保存済み';

export const offlineCopy = 'オフライン版';
export const fromLastVisit = (copy: string) => `前回アクセス時の${copy}`;
export const reload = '再読み込み';
