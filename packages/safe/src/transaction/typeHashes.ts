import type { Hex } from '@countersign/primitives'

/** `EIP712Domain(address verifyingContract)`, before 1.3.0 */
export const DOMAIN_TYPEHASH_WITHOUT_CHAIN: Hex = '0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749'
/** `EIP712Domain(uint256 chainId,address verifyingContract)`, from 1.3.0 */
export const DOMAIN_TYPEHASH: Hex = '0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
/** `SafeTx(…,uint256 dataGas,…)`, before 1.0.0 */
export const SAFE_TX_TYPEHASH_DATA_GAS: Hex = '0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20'
/** `SafeTx(…,uint256 baseGas,…)`, from 1.0.0 */
export const SAFE_TX_TYPEHASH: Hex = '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'
/** `SafeMessage(bytes message)` */
export const SAFE_MESSAGE_TYPEHASH: Hex = '0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'
