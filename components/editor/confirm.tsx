import type { ReactNode } from 'react';
import { closeModal, Modal } from '@/components/ui/modal';

export interface ConfirmProps {
  title: string;
  /** The text of the button that confirms. */
  action: string;
  onClose: (isConfirmed: boolean) => void;
  children: ReactNode;
}

/** Asks before something is removed. */
export function Confirm({ title, action, onClose, children }: ConfirmProps) {
  return (
    <Modal
      title={title}
      onClose={(result) => onClose(result === 'confirmed')}
      buttons={
        <>
          <button type="button" className="button-quiet" onClick={closeModal}>
            Cancel
          </button>
          <button type="button" value="confirmed" className="button button-danger" onClick={closeModal}>
            {action}
          </button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
