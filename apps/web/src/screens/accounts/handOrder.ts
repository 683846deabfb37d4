import { type Address, createStore } from '@countersign/primitives'
import { accountOrderStore } from '../../data/storage/accountOrder.ts'
import { movedTo } from './sortGroups.ts'

export type Way = 'up' | 'down'

/** The button that was pressed last: its row may be drawn in another part of a long list, where it gets the focus again. */
let pressed: { readonly safe: Address; readonly way: Way } | null = null

export const notePressed = (safe: Address, way: Way): void => void (pressed = { safe, way })

/** The button of the row that was pressed since the last call. */
export function takePressed(safe: Address): Way | null {
  if (pressed?.safe !== safe) return null
  const { way } = pressed
  pressed = null
  return way
}

/** The last move, for a screen reader. */
export const lastMove = createStore<{ readonly safe: Address; readonly place: number; readonly of: number } | null>(
  null,
)

/**
 * Moves an account to the place of another one and keeps the order in this browser.
 * @param shown the addresses in their current order
 */
export function moveAccount(shown: readonly Address[], moved: Address, target: Address | undefined): void {
  if (target === undefined || target === moved) return
  const hand = movedTo(shown, moved, target)
  accountOrderStore.update((order) => {
    const others = order.hand.filter((address) => !shown.includes(address))
    return { ...order, hand: [...hand, ...others] }
  })
  lastMove.set({ safe: moved, place: hand.indexOf(moved) + 1, of: hand.length })
}
