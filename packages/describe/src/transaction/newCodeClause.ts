import type { Address } from '@countersign/primitives'
import { addressPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * Describes a change of the account's code. The words depend on the address; the checks compare the code at that
 * address.
 */
export function newCodeClause(singleton: Address, context: ViewContext): Clause {
  const at = addressPart(singleton, context)
  const published = publishedMasterCopy(singleton)
  return published === null
    ? { verb: 'run', object: sayParts(statementMessages.runCode, { code: at }), tone: 'danger' }
    : {
        verb: 'run',
        object: sayParts(statementMessages.runPublished({ name: published }), { code: at }),
        tone: 'caution',
      }
}
