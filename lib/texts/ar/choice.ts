import { apps, intl, ofApps } from './intl';

export const chosenApps = 'التطبيقات المختارة';
export const remove = (app: string) => `إزالة ${app}`;
export const clear = 'مسح';
export const clearChosen = 'مسح التطبيقات المختارة';
export const compareCount = (count: number) => `مقارنة (${intl.formatExact(count)})`;
export const added = (app: string, count: number) => `تمت إضافة ${app}. ${apps(count)} للمقارنة.`;
export const removed = (app: string, count: number) => `تمت إزالة ${app}. ${apps(count)} للمقارنة.`;
export const cleared = 'لا تطبيقات للمقارنة.';
export const tooMany = (max: number) => `يمكنك مقارنة ${ofApps(max)} على الأكثر. أزِل تطبيقًا أولًا.`;
