import { MdCheck } from 'react-icons/md';
import { useStore } from 'zustand';
import { knownIds } from '@/lib/installed/known-ids';

/** A mark on the card of an installed app. In its corner, so that it moves nothing when it appears. */
export function InstalledMark({ id }: { id: number }) {
  const isInstalled = useStore(knownIds, ({ ids }) => ids.has(id));
  if (!isInstalled) return null;
  return (
    <span className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border border-line bg-surface text-good">
      <MdCheck aria-hidden="true" className="size-4" />
      <span className="sr-only">Installed</span>
    </span>
  );
}
