import { startOnPort } from '@/lib/machine/start-on-port';

/** Starts where no other server is. */
const starter = (used: readonly number[]) => async (port: number) => {
  if (used.includes(port)) throw Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  return port;
};

test('starts on the port', async () => {
  expect(await startOnPort('3000', 'npm start', starter([]))).toBe(3000);
});

test('starts on the next free one of several ports', async () => {
  expect(await startOnPort('3000', 'npm start', starter([3000, 3001]), 3)).toBe(3002);
});

test.each([
  [1, 'Port 3000 is in use. Use another one: npm start -- --port 3001'],
  [2, 'Port 3001 is in use. Use another one: npm start -- --port 3002'],
])('says what to do if %i of them are in use', async (attempts, message) => {
  await expect(startOnPort('3000', 'npm start', starter([3000, 3001]), attempts)).rejects.toThrow(message);
});

test('says what to do if the system refuses it', async () => {
  const start = () => Promise.reject(Object.assign(new Error('listen'), { code: 'EACCES' }));
  await expect(startOnPort('4400', 'npm run edit', start)).rejects.toThrow(
    'Port 4400 cannot be used. Use another one: npm run edit -- --port 5400',
  );
});

test.each(['', 'x', '-1', '1.5', '65536'])('refuses the port %j', async (text) => {
  await expect(startOnPort(text, 'npm start', starter([]))).rejects.toThrow('Use a number from 0 to 65535.');
});

test('rejects with another error of the server', async () => {
  const start = () => Promise.reject(new Error('broken'));
  await expect(startOnPort('3000', 'npm start', start, 2)).rejects.toThrow('broken');
});
