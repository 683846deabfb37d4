import type { Address } from '@countersign/primitives'
import { addressPart, words } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * Describes a change of the account's code. The words depend on the address; the checks compare the code at that
 * address.
 */
export function newCodeClause(singleton: Address, context: ViewContext): Clause {
  const at = addressPart(singleton, context)
  const published = publishedMasterCopy(singleton)
  return published === null
    ? { verb: verbs.run, object: words('the code at ', at, ' from now on'), tone: 'danger' }
    : {
        verb: verbs.run,
        object: words('the code at ', at, `, published as ${published}, from now on`),
        tone: 'caution',
      }
}
