import { intl, items } from './intl';

export const chosenApps = '選択したアプリ';
export const remove = (app: string) => `${app}を外す`;
export const clear = 'クリア';
export const clearChosen = '選択したアプリをクリア';
export const compareCount = (count: number) => `比較（${intl.formatExact(count)}）`;
export const added = (app: string, count: number) =>
  `「${app}」を追加しました。比較するアプリは${items(count)}です。`;
export const removed = (app: string, count: number) =>
  `「${app}」を外しました。比較するアプリは${items(count)}です。`;
export const cleared = '比較するアプリはありません。';
export const tooMany = (max: number) =>
  `比較できるアプリは${items(max)}までです。先にいずれかを外してください。`;
