import type { Hex } from '@countersign/safe/light'

/** Where accounts keep what has no getter. */
export const SINGLETON_SLOT: Hex = `0x${'0'.repeat(64)}`
/** keccak256('guard_manager.guard.address') */
export const GUARD_SLOT: Hex = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
/** keccak256('fallback_manager.handler.address') */
export const FALLBACK_HANDLER_SLOT: Hex = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
/** keccak256('module_manager.module_guard.address') */
export const MODULE_GUARD_SLOT: Hex = '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947'
