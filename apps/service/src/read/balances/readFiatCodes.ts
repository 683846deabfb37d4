import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { lookupMessages } from '../lookupMessages.ts'

type WithChains = Pick<ServiceContext, 'chains'>

/** The default of every client. Accepted without a price source too, so that balances can be read on every chain. */
const DEFAULT_CODE = 'USD'

/** Read per chain: a failing price source of one chain must not remove the currencies of the others. */
const readLists = ({ chains }: WithChains): Promise<string[][]> =>
  Promise.all(
    [...chains.values()].map(async ({ reader }) =>
      (await reader.fiatCodes().catch(() => [])).map((code) => code.toUpperCase()),
    ),
  )

/** Upper-case codes for which at least one chain has prices. */
export const readFiatCodes = async (context: WithChains): Promise<string[]> => [
  ...new Set((await readLists(context)).flat()),
]

/**
 * A currency without prices on any chain would show every account as empty.
 * @throws ServiceError fiat/unknown
 */
export async function assertFiatCode(context: WithChains, fiat: string): Promise<void> {
  const code = fiat.toUpperCase()
  if (code === DEFAULT_CODE) return
  const lists = await readLists(context)
  // A failing source does not list its currencies.
  const isComplete = [...context.chains.values()].every(
    ({ config }, index) => config.prices === null || (lists[index] ?? []).length > 0,
  )
  const codes = [...new Set([DEFAULT_CODE, ...lists.flat()])]
  if (!isComplete || codes.includes(code)) return
  throw new ServiceError('fiat/unknown', () =>
    lookupMessages.unknownCurrency({ code: code.slice(0, 12), known: codes.join(', ') }),
  )
}
