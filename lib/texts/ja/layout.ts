export const skipToContent = 'コンテンツへスキップ';
export const menu = 'メニュー';
export const mainNavigation = 'メイン';
export const home = 'ホーム';
export const apps = 'アプリ';
export const installation = 'マイアプリ';
export const contribute = '開発に参加';

export const theme = 'テーマ';
export const systemTheme = 'システム設定に合わせる';
export const lightTheme = 'ライト';
export const darkTheme = 'ダーク';

export const language = '言語';
export const alsoInThisLanguage = 'このページは日本語でもご覧いただけます。';
export const stayHere = '閉じる';

export const foundedIn = (company: string, year: number) => `${company}（${year}年創業）`;
export const socialMedia = 'ソーシャルメディア';

export const newIn = (site: string) => `${site}の新着`;

export const notFound = 'ページが見つかりません';
export const notAvailable = 'お探しのページはご利用いただけません。';
export const pageNotLoaded = 'ページを読み込めませんでした';
export const partOfPageNotLoaded =
  'ページの一部を読み込めませんでした。インターネット接続を確認してください。';
export const checkConnection = 'インターネット接続を確認して、もう一度お試しください。';
export const wentWrong = '問題が発生しました';
