import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { FieldNote, ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { selectorsInCode } from '../../../data/chain-access/selectorsInCode.ts'
import { isRead, signatureOf, toAbiFunction, type Method } from '../model/Method.ts'
import { callMessages as messages } from '../callMessages.ts'

type Props = {
  readonly chain: Chain
  readonly address: Address
  readonly methods: readonly Method[]
  readonly isOfAllVersions?: boolean
}

/** Whether the contract's code, or that of a proxy's target, contains the selectors of the writing methods. */
export function CodeNote({ chain, address, methods, isOfAllVersions = false }: Props) {
  const writing = methods.filter((method) => method.kind === 'function' && !isRead(method))
  const { data, isError } = useSelectors(chain, address, writing)
  if (writing.length === 0) return null
  if (isError) return <FieldNote kind="caution">{messages.codeNotRead}</FieldNote>
  if (!data?.hasCode) return null
  const { total, found } = data
  return found === total ? (
    <FieldNote kind="ok">
      {messages.allOccur(total)} <ProvenanceMark source="chain" />
    </FieldNote>
  ) : (
    <FieldNote kind="caution">{messages.someOccur({ found, total, isOfAllVersions })}</FieldNote>
  )
}

/** Read once for each contract and set of methods. */
export const useSelectors = (chain: Chain, address: Address | null, methods: readonly Method[]) =>
  useQuery({
    queryKey: ['builder-selectors', chain.chainId, address, methods.map(signatureOf).join()],
    queryFn: () => (address === null ? null : selectorsInCode(chain, address, methods.map(toAbiFunction))),
    enabled: address !== null && methods.length > 0,
    staleTime: 60_000,
    retry: false,
    meta: { persist: false },
  })
