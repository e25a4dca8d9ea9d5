import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { jsonOf, valueAt } from '@/lib/catalogue/json-path';
import { nameIn } from '@/lib/editor/localized-text';
import type { FieldPath } from '@/lib/editor/with-field';
import { useEditor } from './context';
import { Icon, usePictureUrl } from './picture';

const UNUSED = 'The picture was not ready yet, so it is not used.';

export interface PictureInputProps {
  appKey: string;
  path: FieldPath;
  /** The path or URL in the file. */
  value: string;
  /** The control of the path. */
  children: ReactNode;
}

/** A picture, with a place to drop, paste or choose another one where pictures can be saved. */
export function PictureInput({ appKey, path, value, children }: PictureInputProps) {
  const id = useId();
  const { host, store, say } = useEditor();
  const [error, setError] = useState('');
  const [isOver, setIsOver] = useState(false);
  const url = usePictureUrl(value);
  const kind = path[0] === 'image' ? 'icon' : 'screenshot';

  /** The picture that is being prepared. */
  const chosen = useRef<Blob>(null);

  // Runs when the value changes or the field unmounts: the field was removed, moved in its list, or typed into. Not if an
  // equal value has moved to its position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value tells of it.
  useEffect(
    () => () => {
      if (chosen.current) say(UNUSED);
      chosen.current = null;
      setError('');
    },
    [value],
  );

  async function take(file: Blob | undefined) {
    if (!file || !host.project) return;
    chosen.current = file;
    setError('');
    say('The picture is being prepared …');
    try {
      const app = () => store.getState().rows.find(({ key }) => key === appKey)?.value;
      const before = app();
      const title = jsonOf(nameIn(before?.title));
      const picture = await host.project.preparePicture(file, { title, kind });
      if (chosen.current !== file) return;
      chosen.current = null;
      if (isMoved(path, before, app())) return say(UNUSED);
      store.getState().setPicture(appKey, path, picture);
      say(`The new picture is ${picture.path}. It is written when you save.`);
    } catch (cause) {
      if (chosen.current !== file) return;
      chosen.current = null;
      setError(cause instanceof Error ? cause.message : String(cause));
      say('');
    }
  }

  const box = `flex flex-wrap items-center gap-4 rounded-2xl border-2 border-dashed p-3 ${isOver ? 'border-brand bg-brand-soft' : 'border-line'}`;
  return (
    <div className="grid grid-cols-1 gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and the input inside it do the same. */}
      <div
        className={host.project ? box : 'flex items-center gap-4'}
        onDragOver={(event) => {
          if (!host.project) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!host.project) return;
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void take(file);
          else setError('Drop a file. Save a picture of a web page as a file first.');
        }}
        onPaste={(event) => {
          const { files, types } = event.clipboardData;
          const [file] = files;
          // A cell of a spreadsheet is a text, and a picture of it.
          const isCell = types.includes('text/plain') && types.includes('text/html');
          if (!file || isCell || !host.project) return;
          event.preventDefault();
          void take(file);
        }}
      >
        {kind === 'icon' ? (
          <Icon path={value} title="?" size={72} className="w-18 shrink-0" />
        ) : (
          // biome-ignore lint/performance/noImgElement: an export has no image optimizer.
          <img
            src={url || undefined}
            alt=""
            hidden={!url}
            className="h-18 max-w-32 shrink-0 rounded-lg bg-sunken object-contain"
          />
        )}
        {host.project && (
          <div className="relative grid min-w-0 flex-1 basis-40 gap-1">
            <input
              id={id}
              type="file"
              accept=".svg,.png,.jpg,.jpeg"
              className="peer sr-only"
              onChange={({ target }) => {
                void take(target.files?.[0]);
                target.value = '';
              }}
            />
            <label
              htmlFor={id}
              className="button-quiet cursor-pointer justify-self-start outline-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3"
            >
              <span>
                Choose a picture
                <span className="sr-only">
                  {kind === 'icon'
                    ? ' for the icon'
                    : ` for ${path.at(-1) === 'poster' ? 'film' : 'screenshot'} ${Number(path[1]) + 1}`}
                </span>
              </span>
            </label>
            <p className="text-muted text-sm">Or drop one here, or paste one below: SVG, PNG or JPEG.</p>
          </div>
        )}
        <div className={host.project ? 'basis-full' : 'min-w-0 flex-1'}>{children}</div>
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** Whether another entry of a list can be at a position: the list has another length, and the position another value. */
function isMoved([name = '', index = '']: FieldPath, before: unknown, after: unknown): boolean {
  const [old, now] = [before, after].map((app) => valueAt(app, [name]));
  const hasOtherLength = Array.isArray(old) && Array.isArray(now) && old.length !== now.length;
  return hasOtherLength && valueAt(old, [index]) !== valueAt(now, [index]);
}
