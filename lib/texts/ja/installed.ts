import { apps, intl, items } from './intl';

export const installedApps = 'マイアプリ';
export const listNeedsScript =
  'このリストの表示にはJavaScriptが必要です。リストはお使いのブラウザに保存されます。';

export const appsFound = apps;
export const sortInstalled = 'インストール済みのアプリを並べ替え';
export const orders = {
  none: 'ダウンロード数',
  'high-low': '多い順',
  'low-high': '少ない順',
  installed: 'インストール順',
  updated: '更新順',
};
export const catalogueOrder = 'カタログ順';

export const list = 'インストール済みのアプリ';
export const noData = 'まだアプリがありません';
export const moreNotListed = (count: number) => `ほかに未掲載のアプリが${items(count)}あります`;

export const storedHere = 'このリストはこのブラウザにのみ保存されています。';
export const alsoUnlisted = (count: number) => `カタログに未掲載のアプリも${items(count)}含まれます。`;
export const someBrowsersForget =
  'ブラウザによっては、1週間アクセスがないとリストが消去されます。「エクスポート」ではファイルとして、「共有」ではリンクとして保存できます。';

export const notListed = '未掲載';
export const appOfId = (id: number | string) => `アプリID：${id}`;
export const updatedOn = (date: string, version?: string) => {
  const day = intl.formatRecentDate(date);
  return version === undefined ? `${day}更新` : `${day}更新：${version}`;
};
export const uninstall = '削除';
export const remove = '削除';
export const removeOfId = (id: number | string) => `アプリID：${id}を削除`;

export const areYouSure = 'アプリを削除しますか？';
export const cannotRevert = 'この操作は取り消せません。';
export const yesUninstall = '削除する';
export const noCancel = 'キャンセル';
export const cancelled = 'キャンセルしました';
export const isSafe = 'アプリは削除されていません。';
export const uninstalled = '削除しました';
export const appUninstalled = 'アプリをリストから削除しました。';

export const share = '共有';
export const shareList = 'リストを共有';
export const exportIt = 'エクスポート';
export const exportList = 'リストをエクスポート';
export const importIt = 'インポート';
export const importList = 'リストをインポート';
