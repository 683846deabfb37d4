import { addressInputMessagesDe } from './address/addressInputMessages.de.ts'
import { amountMessagesDe } from './amount/amountMessages.de.ts'
import { hexMessagesDe } from './hex/hexMessages.de.ts'
import type { Translation } from './language/defineMessages.ts'
import { errorMessagesDe } from './text/errorMessages.de.ts'
import { timeMessagesDe } from './text/timeMessages.de.ts'

/**
 * The German texts of this package, for `translatorOf`.
 *
 * @example
 * import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
 * addTranslator('de', translatorOf(german))
 * setLanguage('de')
 */
export const german: readonly Translation[] = [
  addressInputMessagesDe,
  amountMessagesDe,
  errorMessagesDe,
  hexMessagesDe,
  timeMessagesDe,
]
