import { isAddress } from '@countersign/primitives'
import { useMemo } from 'react'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { useAccountTokens } from '../../data/tokens/useAccountTokens.ts'
import { knownTokens } from '@countersign/describe/transaction'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { checkBuilderCall, type BuilderNetwork } from './model/checkBuilderCall.ts'
import type { Unit } from './model/FieldValue.ts'
import { useBuilderDecoder, pastedSignatures } from './useBuilderDecoder.ts'
import type { BuilderApi } from './useBuilder.ts'

/** The checked form of every call of the batch, with its description. */
export function useChecked({ batch, call }: BuilderApi) {
  const account = useAccount()
  const { chain } = account
  const { balances, trustOf } = useAccountTokens()
  const tokens = useMemo(() => knownTokens(balances.data), [balances.data])
  const network = useMemo(
    (): BuilderNetwork => ({
      shortName: chain.shortName,
      coin: nativeCoin(chain),
      tokenOf: (address) => {
        const token = tokens.get(address.toLowerCase())
        return token?.kind === 'ERC20' ? token : null
      },
    }),
    [chain, tokens],
  )
  const checked = useMemo(() => batch.calls.map((one) => checkBuilderCall(one, network)), [batch.calls, network])
  const pasted = useMemo(() => pastedSignatures(batch.calls, checked), [batch.calls, checked])
  const decode = useBuilderDecoder(pasted)
  const context = useViewContext({ balances: balances.data, decode })
  const contract = checked[batch.calls.indexOf(call)]?.to ?? null
  const units = useMemo((): Unit[] => {
    const own = contract && network.tokenOf(contract)
    const others = [...tokens].flatMap(([token, { kind, symbol, decimals }]) =>
      kind === 'ERC20' && isAddress(token) ? [{ token, symbol, decimals }] : [],
    )
    const all: Unit[] = [
      ...(own ? [{ token: contract, symbol: own.symbol, decimals: own.decimals }] : []),
      ...others,
      { token: null, ...nativeCoin(chain) },
    ]
    return [...new Map(all.map((unit) => [`${unit.symbol} ${unit.decimals}`, unit])).values()].filter(
      ({ decimals }) => decimals > 0,
    )
  }, [contract, network, tokens, chain])
  return { account, tokens, network, checked, pasted, context, units, balances: balances.data, trustOf }
}

export type BuilderState = ReturnType<typeof useChecked>
