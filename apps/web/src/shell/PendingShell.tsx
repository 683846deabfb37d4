import { clsx } from 'clsx'
import frame from './frame/FirstFrame.module.css'
import { shellMessages as messages } from './shellMessages.ts'

/** While nothing is loaded, the document's first frame is still shown (`frame/FirstFrame.tsx`); these are its words for assistive technology. */
export function PendingShell() {
  return (
    <p className={clsx('cs-visually-hidden', frame.starting)} role="status">
      {messages.starting}
    </p>
  )
}
