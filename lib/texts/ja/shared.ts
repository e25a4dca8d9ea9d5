import { apps as countApps, intl } from './intl';

export const loading = '読み込み中';
export const stillLoading = '読み込み中…';
export const ok = 'OK';
export const close = '閉じる';
export const tryAgain = '再試行';
export const partNotLoaded = '読み込めませんでした。インターネット接続を確認して、もう一度お試しください。';
export const browseApps = 'アプリを見る';
export const goBack = '戻る';
export const opensInNewTab = '（新しいタブで開きます）';
export const breadcrumbs = 'パンくずリスト';
export const previous = '前へ';
export const next = '次へ';
export const page = (number: number) => `${intl.formatExact(number)}ページ目`;

export const listNotLoaded = 'アプリの一覧を読み込めませんでした。インターネット接続を確認してください。';
export const listNotLoadedBecause = (status: string) => `アプリの一覧を読み込めませんでした（${status}）。`;
export const listNotRead = 'アプリの一覧を読み取れませんでした。';

export const installed = 'インストール済み';
export const isNew = '新着';
export const deprecated = '非推奨';

export const compare = '比較';
export const compareApp = (app: string) => `${app}を比較`;
export const goToChosenApps = '選択したアプリへ移動';

export const apps = countApps;
export const rated = (average: number) => `評価：${outOfFive(average)}`;
export const outOfFive = (average: number) => `${intl.formatRating(average)}（5点満点）`;
export const downloads = (count: number | string) => `${exact(count)}ダウンロード`;
export const reviews = (count: number | string) => `${exact(count)}件のレビュー`;

function exact(count: number | string): string {
  return typeof count === 'string' ? count : intl.formatExact(count);
}
