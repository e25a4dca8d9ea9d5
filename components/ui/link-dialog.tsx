import { useRef } from 'react';
import { closeModal, Modal } from './modal';

export interface LinkDialogProps {
  url: string;
  /** The accessible name of the field. */
  label: string;
  onClose: () => void;
}

/** Shows a link in a selected field, for a browser that neither shares nor copies it. */
export function LinkDialog({ url, label, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal title="Copy this link" initialFocus={field} onClose={onClose}>
      <p className="text-muted">Your browser did not allow this page to copy it.</p>
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="mt-4 min-h-12 w-full rounded-2xl border border-line bg-canvas px-4"
      />
      <div className="mt-6 flex justify-end">
        <button type="button" className="button-quiet" onClick={closeModal}>
          Close
        </button>
      </div>
    </Modal>
  );
}
