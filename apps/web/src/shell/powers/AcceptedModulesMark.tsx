import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { shortDay } from '../../parts/lists/shortDay.ts'
import { acceptedModulesMessages as messages } from './acceptedModulesMessages.ts'

type Props = {
  readonly account: OpenAccount
  readonly count: number
  /** When the user accepted them, epoch milliseconds. */
  readonly at: number
}

/** A link to the modules beside the account's name. It replaces the strip after the user accepted them. */
export function AcceptedModulesMark({ account, count, at }: Props) {
  const place = document.getElementById('account-mark')
  if (place === null) return null
  const words = messages.accepted({ count, day: shortDay(at) })
  return createPortal(
    <Link to="/safes/$safe/setup" params={{ safe: account.account }} aria-label={words} title={words}>
      <Icon name="alert-triangle" size={16} />
    </Link>,
    place,
  )
}
