import { toasts } from '@countersign/ui'
import type { SavedSignature } from './SavedSignature.ts'
import { savedMessages } from './savedMessages.ts'
import { dropSignature, keepSignature } from './savedSignatures.ts'

/** Removes an undelivered signature, with an undo. */
export function removeSignature(signature: SavedSignature): void {
  dropSignature(signature)
  toasts.show({
    kind: 'info',
    title: savedMessages.removed,
    action: { label: savedMessages.undo, onClick: () => void keepSignature(signature) },
  })
}
