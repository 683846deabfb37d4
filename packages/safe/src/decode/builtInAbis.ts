import { parseAbi } from 'viem/utils'
import type { Abi } from 'viem'

const SAFE = [
  'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)',
  'function approveHash(bytes32 hashToApprove)',
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 _threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 _threshold)',
  'function changeMasterCopy(address _masterCopy)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
  'function setFallbackHandler(address handler)',
  'function requiredTxGas(address to, uint256 value, bytes data, uint8 operation)',
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
  'function signMessage(bytes _data)',
  'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
  'function createProxy(address singleton, bytes data)',
  'function performCreate(uint256 value, bytes deploymentData)',
  'function performCreate2(uint256 value, bytes deploymentData, bytes32 salt)',
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function setupToL2(address l2Singleton)',
]
const MULTISEND = ['function multiSend(bytes transactions)']
const ALLOWANCE_MODULE = [
  'function addDelegate(address delegate)',
  'function removeDelegate(address delegate, bool removeAllowances)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function resetAllowance(address delegate, address token)',
  'function deleteAllowance(address delegate, address token)',
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
]
const ERC20 = [
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function decreaseAllowance(address spender, uint256 subtractedValue)',
]
const ERC721 = [
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
]
const ERC1155 = [
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
]

let parsed: readonly Abi[] | undefined

/** The built-in ABIs in order of precedence: Safe, MultiSend, AllowanceModule, ERC-20, ERC-721, ERC-1155. Parsed on first use. */
export function builtInAbis(): readonly Abi[] {
  parsed ??= [SAFE, MULTISEND, ALLOWANCE_MODULE, ERC20, ERC721, ERC1155].map((signatures): Abi => parseAbi(signatures))
  return parsed
}
