import { type Address, isSameAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { plannerMessages as messages } from '../plannerMessages.ts'
import styles from './Planner.module.css'

type Mark = 'stays' | 'comes' | 'goes' | 'none'

const ICONS = { stays: 'check', comes: 'plus', goes: 'minus', none: 'point' } as const

export const markWords: Readonly<Record<Mark, () => string>> = {
  stays: () => messages.stays,
  comes: () => messages.comes,
  goes: () => messages.goes,
  none: () => messages.notOwner,
}

/** What happens to an owner on one network. @param isBeside whether its words are shown beside it */
export function OwnerMark({ mark, isBeside = false }: { readonly mark: Mark; readonly isBeside?: boolean }) {
  const words = markWords[mark]()
  return (
    <span className={styles.mark} data-mark={mark} title={words}>
      {isBeside ? <Icon name={ICONS[mark]} size={14} /> : <Icon name={ICONS[mark]} size={14} label={words} />}
    </span>
  )
}

export function markOf(owner: Address, today: readonly Address[], target: readonly Address[]): Mark {
  const has = (list: readonly Address[]) => list.some((one) => isSameAddress(one, owner))
  if (has(today)) return has(target) ? 'stays' : 'goes'
  return has(target) ? 'comes' : 'none'
}
