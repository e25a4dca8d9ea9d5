import { startOnPort } from '@/lib/machine/start-on-port';

/** Starts where no other server is. */
const starter = (used: readonly number[]) => async (port: number) => {
  if (used.includes(port)) throw Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  return port;
};

test('starts on the port', async () => {
  expect(await startOnPort('4000', 3000, 'npm start', starter([]))).toBe(4000);
  expect(await startOnPort(undefined, 3000, 'npm start', starter([]))).toBe(3000);
});

test('starts on the next free port, if none was given', async () => {
  expect(await startOnPort(undefined, 3000, 'npm start', starter([3000, 3001]))).toBe(3002);
});

const ALL = [...Array.from({ length: 10 }, (_, index) => 3000 + index), 65_535];
test.each([
  ['3000', 'Port 3000 is in use. Use another one: npm start -- --port 3001'],
  ['65535', 'Port 65535 is in use. Use another one: npm start -- --port 0'],
  [undefined, 'Port 3009 is in use. Use another one: npm start -- --port 3010'],
])('says what to do if the port %s is in use', async (text, message) => {
  await expect(startOnPort(text, 3000, 'npm start', starter(ALL))).rejects.toThrow(message);
});

test('says what to do if the system refuses it', async () => {
  const start = () => Promise.reject(Object.assign(new Error('listen'), { code: 'EACCES' }));
  await expect(startOnPort('4400', 4400, 'npm run edit', start)).rejects.toThrow(
    'Port 4400 cannot be used. Use another one: npm run edit -- --port 5400',
  );
});

test.each(['', 'x', '-1', '1.5', '65536'])('refuses the port %j', async (text) => {
  await expect(startOnPort(text, 3000, 'npm start', starter([]))).rejects.toThrow(
    'Use a number from 0 to 65535.',
  );
});

test('rejects with another error of the server', async () => {
  const start = () => Promise.reject(new Error('broken'));
  await expect(startOnPort(undefined, 3000, 'npm start', start)).rejects.toThrow('broken');
});
