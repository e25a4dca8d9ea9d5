import { apps, intl, items } from './intl';

export const installedApps = 'インストール済みのアプリ';
export const exploreApps = '話題のアプリをチェックしましょう';
export const listNeedsScript =
  'このリストの表示にはJavaScriptが必要です。リストはお使いのブラウザに保存されます。';

export const appsFound = apps;
export const sortInstalled = 'インストール済みのアプリを並べ替え';
export const orders = {
  none: 'ダウンロード数で並べ替え',
  'high-low': '多い順',
  'low-high': '少ない順',
  installed: '最近インストールした順',
  updated: '最近更新された順',
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
export const uninstall = 'アンインストール';
export const uninstallApp = (app: string) => `${app}をアンインストール`;
export const remove = '削除';
export const removeOfId = (id: number | string) => `アプリID：${id}を削除`;

export const areYouSure = 'アンインストールしますか？';
export const cannotRevert = 'この操作は取り消せません。';
export const yesUninstall = 'アンインストール';
export const noCancel = 'キャンセル';
export const cancelled = 'キャンセルしました';
export const isSafe = 'アプリはインストールされたままです。';
export const uninstalled = 'アンインストール完了';
export const appUninstalled = 'アプリをアンインストールしました。';

export const share = '共有';
export const shareList = 'リストを共有';
export const exportIt = 'エクスポート';
export const exportList = 'リストをエクスポート';
export const importIt = 'インポート';
export const importList = 'リストをインポート';
