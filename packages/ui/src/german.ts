import type { Translation } from '@countersign/primitives'
import { german as primitives } from '@countersign/primitives/german'
import { listMessagesDe } from './lists/listMessages.de.ts'
import { compositionMessagesDe } from './review/compositionMessages.de.ts'
import { reviewUiMessagesDe } from './review/reviewUiMessages.de.ts'
import { uiMessagesDe } from './uiMessages.de.ts'
import { deviceMessagesDe } from './values/deviceMessages.de.ts'
import { verdictMessagesDe } from './verdicts/verdictMessages.de.ts'

/**
 * The German texts of the atoms, and of `@countersign/primitives`, for `translatorOf`.
 *
 * @example
 * import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
 * addTranslator('de', translatorOf(german))
 * setLanguage('de')
 */
export const german: readonly Translation[] = [
  ...primitives,
  compositionMessagesDe,
  deviceMessagesDe,
  listMessagesDe,
  reviewUiMessagesDe,
  uiMessagesDe,
  verdictMessagesDe,
]
