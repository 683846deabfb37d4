import type { TokenInfo } from '@countersign/api'
import { TokenCoin } from '@countersign/ui'
import { useServicePicture } from '../../data/pictures/useServicePicture.ts'
import { logoUrlOf } from '../../data/tokens/logoUrlOf.ts'

type Props = { readonly chainId: string; readonly token: Pick<TokenInfo, 'address' | 'logoUri' | 'symbol'> }

/** A token's coin, with the logo that the operator's list names. */
export const TokenLogo = ({ chainId, token }: Props) => (
  <TokenCoin symbol={token.symbol} picture={useServicePicture(logoUrlOf(chainId, token))} />
)
