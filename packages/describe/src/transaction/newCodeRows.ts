import type { Address } from '@countersign/safe/light'
import type { CallMeaning } from './CallMeaning.ts'
import type { Change } from './changesOf.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'

/** What the account has now, as far as it is known. */
export type CodeBefore = { readonly contract: string; readonly handler: string }

/** The code and the handler that an official migration leaves behind. The checks compare the code at each address. */
export function migrationRows(
  { to }: Extract<CallMeaning, { kind: 'migration' }>,
  { contract, handler }: CodeBefore,
): Change[] {
  if ('code' in to)
    return [
      { label: 'Contract', before: contract, after: to.code, tone: 'caution' },
      ...(to.setsHandler
        ? [{ label: 'Fallback handler', before: handler, after: `the one of ${to.code}`, tone: 'caution' } as const]
        : []),
    ]
  return [
    newCodeRow(to.singleton, contract),
    ...(to.handler === null
      ? []
      : [
          {
            label: 'Fallback handler',
            before: handler,
            after: 'becomes',
            tone: 'caution',
            address: to.handler,
          } as const,
        ]),
  ]
}

/** Other code for the account: by its published name, or in red. @param before what it runs now */
export function newCodeRow(singleton: Address, before: string): Change {
  const published = publishedMasterCopy(singleton)
  return {
    label: 'Contract',
    before,
    after: published ?? 'becomes',
    tone: published === null ? 'danger' : 'caution',
    address: singleton,
  }
}
