import type { Position } from '../../simulation/Predicted.ts'
import { effectsMessages } from './effectsMessages.ts'

/** The position of the figures, for the heading of their table. */
export function positionWords(position: Position): string {
  switch (position.kind) {
    case 'next':
      return effectsMessages.positionNext
    case 'after':
      return effectsMessages.positionAfter(position.nonces.length)
    case 'alone':
      return effectsMessages.positionAlone
  }
}
