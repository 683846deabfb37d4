import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  $n as t,
  Aa as n,
  Dr as r,
  Qn as i,
  Vr as a,
  Zn as o,
  ka as s,
  nr as c,
  oa as l,
  xr as u,
} from './later-DLdlgyuL.js'
import { r as d } from './rest-DlatUGr7.js'
import { Aa as f, Ea as p, ca as m, wa as h } from './index--te03lJq.js'
import { _n as g, gn as _, ot as v, pn as y, ut as b, yn as x, yt as S } from './lists-DTBg-a7q.js'
import { t as C } from './rest-DTnaDgTe.js'
import { t as ee } from './rest-D2hJBhj-.js'
import { t as w } from './rest-BFxqbXnU.js'
import { t as T } from './rest-wvAyKwH5.js'
import { t as te } from './rest-CdT5_Wh3.js'
var E = [
    {
      inputs: [
        { name: `safe`, type: `address` },
        { name: `message`, type: `bytes` },
      ],
      name: `encodeMessageDataForSafe`,
      outputs: [{ name: ``, type: `bytes` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
        { name: `data`, type: `bytes` },
        { name: `operation`, type: `uint8` },
        { name: `safeTxGas`, type: `uint256` },
        { name: `baseGas`, type: `uint256` },
        { name: `gasPrice`, type: `uint256` },
        { name: `gasToken`, type: `address` },
        { name: `refundReceiver`, type: `address` },
        { name: `nonce`, type: `uint256` },
      ],
      name: `encodeTransactionData`,
      outputs: [{ name: ``, type: `bytes` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `message`, type: `bytes` }],
      name: `getMessageHash`,
      outputs: [{ name: ``, type: `bytes32` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `safe`, type: `address` },
        { name: `message`, type: `bytes` },
      ],
      name: `getMessageHashForSafe`,
      outputs: [{ name: ``, type: `bytes32` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `getModules`,
      outputs: [{ name: ``, type: `address[]` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `_dataHash`, type: `bytes32` },
        { name: `_signature`, type: `bytes` },
      ],
      name: `isValidSignature`,
      outputs: [{ name: ``, type: `bytes4` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
        { name: ``, type: `uint256[]` },
        { name: ``, type: `uint256[]` },
        { name: ``, type: `bytes` },
      ],
      name: `onERC1155BatchReceived`,
      outputs: [{ name: ``, type: `bytes4` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
        { name: ``, type: `uint256` },
        { name: ``, type: `uint256` },
        { name: ``, type: `bytes` },
      ],
      name: `onERC1155Received`,
      outputs: [{ name: ``, type: `bytes4` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
        { name: ``, type: `uint256` },
        { name: ``, type: `bytes` },
      ],
      name: `onERC721Received`,
      outputs: [{ name: ``, type: `bytes4` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `targetContract`, type: `address` },
        { name: `calldataPayload`, type: `bytes` },
      ],
      name: `simulate`,
      outputs: [{ name: `response`, type: `bytes` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `interfaceId`, type: `bytes4` }],
      name: `supportsInterface`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: ``, type: `address` },
        { name: ``, type: `address` },
        { name: ``, type: `address` },
        { name: ``, type: `uint256` },
        { name: ``, type: `bytes` },
        { name: ``, type: `bytes` },
      ],
      name: `tokensReceived`,
      outputs: [],
      stateMutability: `pure`,
      type: `function`,
    },
    {
      inputs: [
        { name: `_data`, type: `bytes` },
        { name: `_signature`, type: `bytes` },
      ],
      name: `isValidSignature`,
      outputs: [{ name: ``, type: `bytes4` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `NAME`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
    { inputs: [], name: `VERSION`, outputs: [{ name: ``, type: `string` }], stateMutability: `view`, type: `function` },
  ],
  ne = [
    { anonymous: !1, inputs: [{ indexed: !0, name: `msgHash`, type: `bytes32` }], name: `SignMsg`, type: `event` },
    {
      inputs: [{ name: `message`, type: `bytes` }],
      name: `getMessageHash`,
      outputs: [{ name: ``, type: `bytes32` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `_data`, type: `bytes` }],
      name: `signMessage`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  re = [
    {
      anonymous: !1,
      inputs: [{ indexed: !0, name: `newContract`, type: `address` }],
      name: `ContractCreation`,
      type: `event`,
    },
    {
      inputs: [
        { name: `value`, type: `uint256` },
        { name: `deploymentData`, type: `bytes` },
      ],
      name: `performCreate`,
      outputs: [{ name: `newContract`, type: `address` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `value`, type: `uint256` },
        { name: `deploymentData`, type: `bytes` },
        { name: `salt`, type: `bytes32` },
      ],
      name: `performCreate2`,
      outputs: [{ name: `newContract`, type: `address` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  ie = [
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
        { name: `data`, type: `bytes` },
        { name: `operation`, type: `uint8` },
      ],
      name: `simulate`,
      outputs: [
        { name: `estimate`, type: `uint256` },
        { name: `success`, type: `bool` },
        { name: `returnData`, type: `bytes` },
      ],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  ae = [
    {
      anonymous: !1,
      inputs: [{ indexed: !1, name: `singleton`, type: `address` }],
      name: `ChangedMasterCopy`,
      type: `event`,
    },
    {
      inputs: [],
      name: `MIGRATION_SINGLETON`,
      outputs: [{ name: ``, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `SAFE_FALLBACK_HANDLER`,
      outputs: [{ name: ``, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `SAFE_L2_SINGLETON`,
      outputs: [{ name: ``, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `SAFE_SINGLETON`,
      outputs: [{ name: ``, type: `address` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `migrateL2Singleton`, outputs: [], stateMutability: `nonpayable`, type: `function` },
    { inputs: [], name: `migrateL2WithFallbackHandler`, outputs: [], stateMutability: `nonpayable`, type: `function` },
    { inputs: [], name: `migrateSingleton`, outputs: [], stateMutability: `nonpayable`, type: `function` },
    { inputs: [], name: `migrateWithFallbackHandler`, outputs: [], stateMutability: `nonpayable`, type: `function` },
  ],
  D = [
    {
      anonymous: !1,
      inputs: [{ indexed: !1, name: `singleton`, type: `address` }],
      name: `ChangedMasterCopy`,
      type: `event`,
    },
    {
      inputs: [{ name: `l2Singleton`, type: `address` }],
      name: `setupToL2`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  O = [
    {
      inputs: [{ name: `transactions`, type: `bytes` }],
      name: `multiSend`,
      outputs: [],
      stateMutability: `payable`,
      type: `function`,
    },
  ],
  oe = [
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `queueNonce`, type: `uint256` },
        { indexed: !0, name: `txHash`, type: `bytes32` },
        { indexed: !1, name: `to`, type: `address` },
        { indexed: !1, name: `value`, type: `uint256` },
        { indexed: !1, name: `data`, type: `bytes` },
        { indexed: !1, name: `operation`, type: `uint8` },
      ],
      name: `TransactionAdded`,
      type: `event`,
    },
    { inputs: [], name: `avatar`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [
        { name: `prevModule`, type: `address` },
        { name: `module`, type: `address` },
      ],
      name: `disableModule`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `module`, type: `address` }],
      name: `enableModule`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
        { name: `data`, type: `bytes` },
        { name: `operation`, type: `uint8` },
      ],
      name: `execTransactionFromModule`,
      outputs: [{ name: `success`, type: `bool` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
        { name: `data`, type: `bytes` },
        { name: `operation`, type: `uint8` },
      ],
      name: `executeNextTx`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `start`, type: `address` },
        { name: `pageSize`, type: `uint256` },
      ],
      name: `getModulesPaginated`,
      outputs: [
        { name: `array`, type: `address[]` },
        { name: `next`, type: `address` },
      ],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [
        { name: `to`, type: `address` },
        { name: `value`, type: `uint256` },
        { name: `data`, type: `bytes` },
        { name: `operation`, type: `uint8` },
      ],
      name: `getTransactionHash`,
      outputs: [{ name: ``, type: `bytes32` }],
      stateMutability: `pure`,
      type: `function`,
    },
    {
      inputs: [{ name: `_module`, type: `address` }],
      name: `isModuleEnabled`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `owner`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [],
      name: `queueNonce`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `_avatar`, type: `address` }],
      name: `setAvatar`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `_target`, type: `address` }],
      name: `setTarget`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `cooldown`, type: `uint256` }],
      name: `setTxCooldown`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `expiration`, type: `uint256` }],
      name: `setTxExpiration`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `_nonce`, type: `uint256` }],
      name: `setTxNonce`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `initParams`, type: `bytes` }],
      name: `setUp`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    { inputs: [], name: `skipExpired`, outputs: [], stateMutability: `nonpayable`, type: `function` },
    { inputs: [], name: `target`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `newOwner`, type: `address` }],
      name: `transferOwnership`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [],
      name: `txCooldown`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: ``, type: `uint256` }],
      name: `txCreatedAt`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `txExpiration`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: ``, type: `uint256` }],
      name: `txHash`,
      outputs: [{ name: ``, type: `bytes32` }],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [],
      name: `txNonce`,
      outputs: [{ name: ``, type: `uint256` }],
      stateMutability: `view`,
      type: `function`,
    },
  ],
  se = [
    {
      anonymous: !1,
      inputs: [
        { indexed: !0, name: `proxy`, type: `address` },
        { indexed: !0, name: `masterCopy`, type: `address` },
      ],
      name: `ModuleProxyCreation`,
      type: `event`,
    },
    {
      inputs: [
        { name: `masterCopy`, type: `address` },
        { name: `initializer`, type: `bytes` },
        { name: `saltNonce`, type: `uint256` },
      ],
      name: `deployModule`,
      outputs: [{ name: `proxy`, type: `address` }],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  ce = [
    { inputs: [], name: `avatar`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [
        { name: `prevModule`, type: `address` },
        { name: `module`, type: `address` },
      ],
      name: `disableModule`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `module`, type: `address` }],
      name: `enableModule`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [
        { name: `start`, type: `address` },
        { name: `pageSize`, type: `uint256` },
      ],
      name: `getModulesPaginated`,
      outputs: [
        { name: `array`, type: `address[]` },
        { name: `next`, type: `address` },
      ],
      stateMutability: `view`,
      type: `function`,
    },
    {
      inputs: [{ name: `_module`, type: `address` }],
      name: `isModuleEnabled`,
      outputs: [{ name: ``, type: `bool` }],
      stateMutability: `view`,
      type: `function`,
    },
    { inputs: [], name: `owner`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `_avatar`, type: `address` }],
      name: `setAvatar`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `_target`, type: `address` }],
      name: `setTarget`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `initParams`, type: `bytes` }],
      name: `setUp`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    { inputs: [], name: `target`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `newOwner`, type: `address` }],
      name: `transferOwnership`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  le = [
    { inputs: [], name: `owner`, outputs: [{ name: ``, type: `address` }], stateMutability: `view`, type: `function` },
    {
      inputs: [{ name: `initializeParams`, type: `bytes` }],
      name: `setUp`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
    {
      inputs: [{ name: `newOwner`, type: `address` }],
      name: `transferOwnership`,
      outputs: [],
      stateMutability: `nonpayable`,
      type: `function`,
    },
  ],
  ue = [
    {
      source: `ERC-20`,
      licence: `interface, written out here`,
      entries: `
095ea7b3 approve(address spender,uint256 value)
23b872dd transferFrom(address from,address to,uint256 value)
39509351 increaseAllowance(address spender,uint256 addedValue)
40c10f19 mint(address to,uint256 amount)
42966c68 burn(uint256 amount)
79cc6790 burnFrom(address account,uint256 amount)
a457c2d7 decreaseAllowance(address spender,uint256 subtractedValue)
a9059cbb transfer(address to,uint256 value)
`,
    },
    {
      source: `ERC-721`,
      licence: `interface, written out here`,
      entries: `
42842e0e safeTransferFrom(address from,address to,uint256 tokenId)
a22cb465 setApprovalForAll(address operator,bool approved)
b88d4fde safeTransferFrom(address from,address to,uint256 tokenId,bytes data)
`,
    },
    {
      source: `ERC-1155`,
      licence: `interface, written out here`,
      entries: `
2eb2c2d6 safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] values,bytes data)
f242432a safeTransferFrom(address from,address to,uint256 id,uint256 value,bytes data)
`,
    },
    {
      source: `ERC-2612 and the permits of Dai and USDC`,
      licence: `interface, written out here`,
      entries: `
8fcbaf0c permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,uint8 v,bytes32 r,bytes32 s)
9fd5a6cf permit(address owner,address spender,uint256 value,uint256 deadline,bytes signature)
d505accf permit(address owner,address spender,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
`,
    },
    {
      source: `ERC-3009`,
      licence: `interface, written out here`,
      entries: `
5a049a70 cancelAuthorization(address authorizer,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)
e3ee160e transferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)
ef55bec6 receiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)
`,
    },
    {
      source: `ERC-4626 and ERC-7540`,
      licence: `interface, written out here`,
      entries: `
2e2d2984 deposit(uint256 assets,address receiver,address controller)
558a7297 setOperator(address operator,bool approved)
6e553f65 deposit(uint256 assets,address receiver)
7d41c86e requestRedeem(uint256 shares,address controller,address owner)
85b77f45 requestDeposit(uint256 assets,address controller,address owner)
94bf804d mint(uint256 shares,address receiver)
b460af94 withdraw(uint256 assets,address receiver,address owner)
ba087652 redeem(uint256 shares,address receiver,address owner)
da39b3e7 mint(uint256 shares,address receiver,address controller)
`,
    },
    {
      source: `ERC-6909`,
      licence: `interface, written out here`,
      entries: `
095bcdb6 transfer(address receiver,uint256 id,uint256 amount)
426a8493 approve(address spender,uint256 id,uint256 amount)
fe99049a transferFrom(address sender,address receiver,uint256 id,uint256 amount)
`,
    },
    {
      source: `ERC-777 and ERC-1363`,
      licence: `interface, written out here`,
      entries: `
1296ee62 transferAndCall(address to,uint256 value)
3177029f approveAndCall(address spender,uint256 value)
4000aea0 transferAndCall(address to,uint256 value,bytes data)
959b8c3f authorizeOperator(address operator)
9bd9bbc6 send(address recipient,uint256 amount,bytes data)
cae9ca51 approveAndCall(address spender,uint256 value,bytes data)
fad8b32a revokeOperator(address operator)
`,
    },
    {
      source: `WETH`,
      licence: `interface, written out here`,
      entries: `
2e1a7d4d withdraw(uint256 wad)
d0e30db0 deposit()
`,
    },
    {
      source: `Ownable, access control, pausable`,
      licence: `interface, written out here`,
      entries: `
2f2ff15d grantRole(bytes32 role,address account)
36568abe renounceRole(bytes32 role,address callerConfirmation)
3f4ba83a unpause()
715018a6 renounceOwnership()
79ba5097 acceptOwnership()
8456cb59 pause()
d547741f revokeRole(bytes32 role,address account)
f2fde38b transferOwnership(address newOwner)
`,
    },
    {
      source: `Proxies: ERC-1967, ERC-1822, ERC-2535`,
      licence: `interface, written out here`,
      entries: `
1f931c1c diamondCut((address facetAddress,uint8 action,bytes4[] functionSelectors)[] diamondCut,address init,bytes data)
3659cfe6 upgradeTo(address newImplementation)
4f1ef286 upgradeToAndCall(address newImplementation,bytes data)
7eff275e changeProxyAdmin(address proxy,address newAdmin)
8f283970 changeAdmin(address newAdmin)
9623609d upgradeAndCall(address proxy,address implementation,bytes data)
99a88ec4 upgrade(address proxy,address implementation)
`,
    },
    {
      source: `Permit2`,
      licence: `interface, written out here`,
      entries: `
0d58b1db transferFrom((address from,address to,uint160 amount,address token)[] transferDetails)
2a2d80d1 permit(address owner,((address token,uint160 amount,uint48 expiration,uint48 nonce)[] details,address spender,uint256 sigDeadline) permitBatch,bytes signature)
2b67b570 permit(address owner,((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)
30f28b7a permitTransferFrom(((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit,(address to,uint256 requestedAmount) transferDetails,address owner,bytes signature)
36c78516 transferFrom(address from,address to,uint160 amount,address token)
3ff9dcb1 invalidateUnorderedNonces(uint256 wordPos,uint256 mask)
65d9723c invalidateNonces(address token,address spender,uint48 newNonce)
87517c45 approve(address token,address spender,uint160 amount,uint48 expiration)
cc53287f lockdown((address token,address spender)[] approvals)
edd9444b permitTransferFrom(((address token,uint256 amount)[] permitted,uint256 nonce,uint256 deadline) permit,(address to,uint256 requestedAmount)[] transferDetails,address owner,bytes signature)
`,
    },
    {
      source: `Multicall`,
      licence: `interface, written out here`,
      entries: `
174dea71 aggregate3Value((address target,bool allowFailure,uint256 value,bytes callData)[] calls)
1f0464d1 multicall(bytes32 previousBlockhash,bytes[] data)
252dba42 aggregate((address target,bytes callData)[] calls)
399542e9 tryBlockAndAggregate(bool requireSuccess,(address target,bytes callData)[] calls)
5ae401dc multicall(uint256 deadline,bytes[] data)
82ad56cb aggregate3((address target,bool allowFailure,bytes callData)[] calls)
ac9650d8 multicall(bytes[] data)
bce38bd7 tryAggregate(bool requireSuccess,(address target,bytes callData)[] calls)
c3077fa9 blockAndAggregate((address target,bytes callData)[] calls)
`,
    },
    {
      source: `Governor and timelock`,
      licence: `interface, written out here`,
      entries: `
01d5062a schedule(address target,uint256 value,bytes data,bytes32 predecessor,bytes32 salt,uint256 delay)
0825f38f executeTransaction(address target,uint256 value,string signature,bytes data,uint256 eta)
134008d3 execute(address target,uint256 value,bytes payload,bytes32 predecessor,bytes32 salt)
160cbed7 queue(address[] targets,uint256[] values,bytes[] calldatas,bytes32 descriptionHash)
2656227d execute(address[] targets,uint256[] values,bytes[] calldatas,bytes32 descriptionHash)
3a66f901 queueTransaction(address target,uint256 value,string signature,bytes data,uint256 eta)
40e58ee5 cancel(uint256 proposalId)
452115d6 cancel(address[] targets,uint256[] values,bytes[] calldatas,bytes32 descriptionHash)
56781388 castVote(uint256 proposalId,uint8 support)
591fcdfe cancelTransaction(address target,uint256 value,string signature,bytes data,uint256 eta)
5c19a95c delegate(address delegatee)
7b3c71d3 castVoteWithReason(uint256 proposalId,uint8 support,string reason)
7d5e81e2 propose(address[] targets,uint256[] values,bytes[] calldatas,string description)
8f2a0bb0 scheduleBatch(address[] targets,uint256[] values,bytes[] payloads,bytes32 predecessor,bytes32 salt,uint256 delay)
da95691a propose(address[] targets,uint256[] values,string[] signatures,bytes[] calldatas,string description)
ddf0b009 queue(uint256 proposalId)
e38335e5 executeBatch(address[] targets,uint256[] values,bytes[] payloads,bytes32 predecessor,bytes32 salt)
fe0d94c1 execute(uint256 proposalId)
`,
    },
    {
      source: `ERC-4337, ERC-7579 and ERC-7821 accounts`,
      licence: `interface, written out here`,
      entries: `
0396cb60 addStake(uint32 unstakeDelaySec)
18dfb3c7 executeBatch(address[] dest,bytes[] func)
205c2878 withdrawTo(address withdrawAddress,uint256 withdrawAmount)
34fcd5be executeBatch((address target,uint256 value,bytes data)[] calls)
47e1da2a executeBatch(address[] dest,uint256[] value,bytes[] func)
541d63c8 executeUserOpWithErrorString(address to,uint256 value,bytes data,uint8 operation)
7bb37428 executeUserOp(address to,uint256 value,bytes data,uint8 operation)
b61d27f6 execute(address dest,uint256 value,bytes func)
b760faf9 depositTo(address account)
bb9fe6bf unlockStake()
c23a5cea withdrawStake(address withdrawAddress)
e9ae5c53 execute(bytes32 mode,bytes executionCalldata)
`,
    },
    {
      source: `Zodiac modules`,
      licence: `interface, written out here`,
      entries: `
086cfca8 setAvatar(address avatar)
46ba2307 setTxNonce(uint256 txNonce)
6928e74b execTransactionWithRole(address to,uint256 value,bytes data,uint8 operation,uint16 role,bool shouldRevert)
776d1a01 setTarget(address target)
9b56d5be setTxExpiration(uint256 txExpiration)
b19d4758 skipExpired()
c6fe8747 execTransactionWithRole(address to,uint256 value,bytes data,uint8 operation,bytes32 roleKey,bool shouldRevert)
ebb2b4a2 setTxCooldown(uint256 txCooldown)
ee072baf executeNextTx(address to,uint256 value,bytes data,uint8 operation)
`,
    },
    {
      source: `Uniswap v2`,
      licence: `interface, written out here`,
      entries: `
022c0d9f swap(uint256 amount0Out,uint256 amount1Out,address to,bytes data)
02751cec removeLiquidityETH(address token,uint256 liquidity,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline)
18cbafe5 swapExactTokensForETH(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)
2195995c removeLiquidityWithPermit(address tokenA,address tokenB,uint256 liquidity,uint256 amountAMin,uint256 amountBMin,address to,uint256 deadline,bool approveMax,uint8 v,bytes32 r,bytes32 s)
38ed1739 swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)
4a25d94a swapTokensForExactETH(uint256 amountOut,uint256 amountInMax,address[] path,address to,uint256 deadline)
5c11d795 swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)
791ac947 swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)
7ff36ab5 swapExactETHForTokens(uint256 amountOutMin,address[] path,address to,uint256 deadline)
8803dbee swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,address[] path,address to,uint256 deadline)
af2979eb removeLiquidityETHSupportingFeeOnTransferTokens(address token,uint256 liquidity,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline)
b6f9de95 swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin,address[] path,address to,uint256 deadline)
baa2abde removeLiquidity(address tokenA,address tokenB,uint256 liquidity,uint256 amountAMin,uint256 amountBMin,address to,uint256 deadline)
bc25cf77 skim(address to)
c9c65396 createPair(address tokenA,address tokenB)
ded9382a removeLiquidityETHWithPermit(address token,uint256 liquidity,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline,bool approveMax,uint8 v,bytes32 r,bytes32 s)
e8e33700 addLiquidity(address tokenA,address tokenB,uint256 amountADesired,uint256 amountBDesired,uint256 amountAMin,uint256 amountBMin,address to,uint256 deadline)
f305d719 addLiquidityETH(address token,uint256 amountTokenDesired,uint256 amountTokenMin,uint256 amountETHMin,address to,uint256 deadline)
fb3bdb41 swapETHForExactTokens(uint256 amountOut,address[] path,address to,uint256 deadline)
fff6cae9 sync()
`,
    },
    {
      source: `Uniswap v3 and v4`,
      licence: `interface, written out here`,
      entries: `
04e45aaf exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96) params)
09b81346 exactOutput((bytes path,address recipient,uint256 amountOut,uint256 amountInMaximum) params)
12210e8a refundETH()
13ead562 createAndInitializePoolIfNecessary(address token0,address token1,uint24 fee,uint160 sqrtPriceX96)
24856bc3 execute(bytes commands,bytes[] inputs)
3593564c execute(bytes commands,bytes[] inputs,uint256 deadline)
414bf389 exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96) params)
42712a67 swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,address[] path,address to)
472b43f3 swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to)
49404b7c unwrapWETH9(uint256 amountMinimum,address recipient)
5023b4df exactOutputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountOut,uint256 amountInMaximum,uint160 sqrtPriceLimitX96) params)
a1671295 createPool(address tokenA,address tokenB,uint24 fee)
b858183f exactInput((bytes path,address recipient,uint256 amountIn,uint256 amountOutMinimum) params)
c04b8d59 exactInput((bytes path,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum) params)
db3e2198 exactOutputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 deadline,uint256 amountOut,uint256 amountInMaximum,uint160 sqrtPriceLimitX96) params)
dd46508f modifyLiquidities(bytes unlockData,uint256 deadline)
df2ab5bb sweepToken(address token,uint256 amountMinimum,address recipient)
f28c0498 exactOutput((bytes path,address recipient,uint256 deadline,uint256 amountOut,uint256 amountInMaximum) params)
`,
    },
    {
      source: `CoW Protocol`,
      licence: `interface, written out here`,
      entries: `
0d0d9800 createWithContext((address handler,bytes32 salt,bytes staticInput) params,address factory,bytes data,bool dispatch)
15337bc0 invalidateOrder(bytes orderUid)
1ab0dd9d setRoot(bytes32 root,(uint256 location,bytes data) proof)
322bba21 createOrder((address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,bytes32 appData,uint256 feeAmount,uint32 validTo,bool partiallyFillable,int64 quoteId) order)
3365582c setDomainVerifier(bytes32 domainSeparator,address newVerifier)
6bfae1ca create((address handler,bytes32 salt,bytes staticInput) params,bool dispatch)
95bc2673 remove(bytes32 singleOrderHash)
ec6cb13f setPreSignature(bytes orderUid,bool signed)
`,
    },
    {
      source: `1inch aggregation router`,
      licence: `interface, written out here`,
      entries: `
0502b1c5 unoswap(address srcToken,uint256 amount,uint256 minReturn,uint256[] pools)
07ed2379 swap(address executor,(address srcToken,address dstToken,address srcReceiver,address dstReceiver,uint256 amount,uint256 minReturnAmount,uint256 flags) desc,bytes data)
12aa3caf swap(address executor,(address srcToken,address dstToken,address srcReceiver,address dstReceiver,uint256 amount,uint256 minReturnAmount,uint256 flags) desc,bytes permit,bytes data)
83800a8e unoswap(uint256 token,uint256 amount,uint256 minReturn,uint256 dex)
a76dfc3b ethUnoswap(uint256 minReturn,uint256 dex)
bc80f1a8 uniswapV3SwapTo(address recipient,uint256 amount,uint256 minReturn,uint256[] pools)
e2c95c82 unoswapTo(uint256 to,uint256 token,uint256 amount,uint256 minReturn,uint256 dex)
e449022e uniswapV3Swap(uint256 amount,uint256 minReturn,uint256[] pools)
f78dc253 unoswapTo(address recipient,address srcToken,uint256 amount,uint256 minReturn,uint256[] pools)
`,
    },
    {
      source: `Compound`,
      licence: `interface, written out here`,
      entries: `
0e752702 repayBorrow(uint256 repayAmount)
110496e5 allow(address manager,bool isAllowed)
4232cd63 supplyTo(address dst,address asset,uint256 amount)
852a12e3 redeemUnderlying(uint256 redeemAmount)
a0712d68 mint(uint256 mintAmount)
c2998238 enterMarkets(address[] cTokens)
c3b35a7e withdrawTo(address to,address asset,uint256 amount)
c5ebeaec borrow(uint256 borrowAmount)
db006a75 redeem(uint256 redeemTokens)
e9af0292 claimComp(address holder)
ede4edd0 exitMarket(address cToken)
f2b9fdb8 supply(address asset,uint256 amount)
f3fef3a3 withdraw(address asset,uint256 amount)
`,
    },
    {
      source: `Sky`,
      licence: `interface, written out here`,
      entries: `
1cff79cd execute(address target,bytes data)
68f30150 usdsToDai(address usr,uint256 wad)
9b8d6d38 deposit(uint256 assets,address receiver,uint16 referral)
ab89605a mkrToSky(address usr,uint256 mkrAmt)
be6002c2 exec(address vault,bytes data)
f2c07aae daiToUsds(address usr,uint256 wad)
`,
    },
    {
      source: `Lido`,
      licence: `interface, written out here`,
      entries: `
19aa6257 requestWithdrawalsWstETH(uint256[] amounts,address owner)
8fcb4e5b transferShares(address recipient,uint256 sharesAmount)
a1903eab submit(address referral)
d6681042 requestWithdrawals(uint256[] amounts,address owner)
de0e9a3e unwrap(uint256 wstETHAmount)
e3afe0a3 claimWithdrawals(uint256[] requestIds,uint256[] hints)
ea598cb0 wrap(uint256 stETHAmount)
f8444436 claimWithdrawal(uint256 requestId)
`,
    },
    {
      source: `Balancer v2 vault`,
      licence: `interface, written out here`,
      entries: `
52bbbe29 swap((bytes32 poolId,uint8 kind,address assetIn,address assetOut,uint256 amount,bytes userData) singleSwap,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds,uint256 limit,uint256 deadline)
8bdb3913 exitPool(bytes32 poolId,address sender,address recipient,(address[] assets,uint256[] minAmountsOut,bytes userData,bool toInternalBalance) request)
945bcec9 batchSwap(uint8 kind,(bytes32 poolId,uint256 assetInIndex,uint256 assetOutIndex,uint256 amount,bytes userData)[] swaps,address[] assets,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds,int256[] limits,uint256 deadline)
b95cac28 joinPool(bytes32 poolId,address sender,address recipient,(address[] assets,uint256[] maxAmountsIn,bytes userData,bool fromInternalBalance) request)
fa6e671d setRelayerApproval(address sender,address relayer,bool approved)
`,
    },
    {
      source: `Curve pools`,
      licence: `interface, written out here`,
      entries: `
029b2f34 add_liquidity(uint256[4] amounts,uint256 min_mint_amount)
0b4c7e4d add_liquidity(uint256[2] amounts,uint256 min_mint_amount)
1a4d01d2 remove_liquidity_one_coin(uint256 token_amount,int128 i,uint256 min_amount)
3df02124 exchange(int128 i,int128 j,uint256 dx,uint256 min_dy)
4515cef3 add_liquidity(uint256[3] amounts,uint256 min_mint_amount)
5b36389c remove_liquidity(uint256 amount,uint256[2] min_amounts)
5b41b908 exchange(uint256 i,uint256 j,uint256 dx,uint256 min_dy)
ecb586a5 remove_liquidity(uint256 amount,uint256[3] min_amounts)
`,
    },
    {
      source: `Bridges: Across, Circle CCTP, LayerZero, OP Stack, Hop, Polygon`,
      licence: `interface, written out here`,
      entries: `
09fc8843 bridgeETH(uint32 minGasLimit,bytes extraData)
4faa8a26 depositEtherFor(address user)
540abf73 bridgeERC20To(address localToken,address remoteToken,address to,uint256 amount,uint32 minGasLimit,bytes extraData)
57ecfd28 receiveMessage(bytes message,bytes attestation)
6fd3504e depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken)
7b939232 depositV3(address depositor,address recipient,address inputToken,address outputToken,uint256 inputAmount,uint256 outputAmount,uint256 destinationChainId,address exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,bytes message)
838b2520 depositERC20To(address l1Token,address l2Token,address to,uint256 amount,uint32 minGasLimit,bytes extraData)
87087623 bridgeERC20(address localToken,address remoteToken,uint256 amount,uint32 minGasLimit,bytes extraData)
8e0250ee depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken,bytes32 destinationCaller,uint256 maxFee,uint32 minFinalityThreshold)
9a2ac6d5 depositETHTo(address to,uint32 minGasLimit,bytes extraData)
c7c7f5b3 send((uint32 dstEid,bytes32 to,uint256 amountLD,uint256 minAmountLD,bytes extraOptions,bytes composeMsg,bytes oftCmd) sendParam,(uint256 nativeFee,uint256 lzTokenFee) fee,address refundAddress)
deace8f5 sendToL2(uint256 chainId,address recipient,uint256 amount,uint256 amountOutMin,uint256 deadline,address relayer,uint256 relayerFee)
e11013dd bridgeETHTo(address to,uint32 minGasLimit,bytes extraData)
e3dec8fb depositFor(address user,address rootToken,bytes depositData)
`,
    },
    {
      source: `Payments and distribution`,
      licence: `interface, written out here`,
      entries: `
2e7ba6ef claim(uint256 index,address account,uint256 amount,bytes32[] merkleProof)
51ba162c disperseTokenSimple(address token,address[] recipients,uint256[] values)
c73a2d60 disperseToken(address token,address[] recipients,uint256[] values)
e63d38ed disperseEther(address[] recipients,uint256[] values)
`,
    },
    {
      source: `ENS`,
      licence: `interface, written out here`,
      entries: `
06ab5923 setSubnodeOwner(bytes32 node,bytes32 label,address owner)
10f13a8c setText(bytes32 node,string key,string value)
1896f70a setResolver(bytes32 node,address resolver)
28ed4f6c reclaim(uint256 id,address owner)
304e6ade setContenthash(bytes32 node,bytes hash)
402906fc setFuses(bytes32 node,uint16 ownerControlledFuses)
5b0fc9c3 setOwner(bytes32 node,address owner)
5ef2c7f0 setSubnodeRecord(bytes32 node,bytes32 label,address owner,address resolver,uint64 ttl)
74694a2b register(string name,address owner,uint256 duration,bytes32 secret,address resolver,bytes[] data,bool reverseRecord,uint16 ownerControlledFuses)
8b95dd71 setAddr(bytes32 node,uint256 coinType,bytes a)
8cf8b41e wrapETH2LD(string label,address wrappedOwner,uint16 ownerControlledFuses,address resolver)
acf1a841 renew(string name,uint256 duration)
c47f0027 setName(string name)
cf408823 setRecord(bytes32 node,address owner,address resolver,uint64 ttl)
d5fa2b00 setAddr(bytes32 node,address a)
f14fcbc8 commit(bytes32 commitment)
`,
    },
    {
      source: `ERC-1271 and ERC-721, ERC-1155 receivers`,
      licence: `interface, written out here`,
      entries: `
150b7a02 onERC721Received(address operator,address from,uint256 tokenId,bytes data)
bc197c81 onERC1155BatchReceived(address operator,address from,uint256[] ids,uint256[] values,bytes data)
f23a6e61 onERC1155Received(address operator,address from,uint256 id,uint256 value,bytes data)
`,
    },
    {
      source: `SafeToL2Migration`,
      licence: `interface, written out here`,
      entries: `
ef2624ae migrateToL2(address l2Singleton)
`,
    },
    {
      source: `Safe contracts 1.0.0 to 1.5.0 and their modules`,
      licence: `LGPL-3.0-only, see NOTICE`,
      entries: `
07f464a4 migrateL2Singleton()
0d582f13 addOwnerWithThreshold(address owner,uint256 _threshold)
1688f0b9 createProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)
1a334b0b createChainSpecificProxyWithNonceL2(address _singleton,bytes initializer,uint256 saltNonce)
1c5fb211 simulate(address to,uint256 value,bytes data,uint8 operation)
2500510e calculateCreateProxyWithNonceAddress(address _singleton,bytes initializer,uint256 saltNonce)
4515641a executeAllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,address delegate,bytes signature)
4662f9d6 createProxyWithNonceL2(address _singleton,bytes initializer,uint256 saltNonce)
468721a7 execTransactionFromModule(address to,uint256 value,bytes data,uint8 operation)
4847be6f performCreate2(uint256 value,bytes deploymentData,bytes32 salt)
4c8c9ea1 performCreate(uint256 value,bytes deploymentData)
5229073f execTransactionFromModuleReturnData(address to,uint256 value,bytes data,uint8 operation)
610b5925 enableModule(address module)
61b69abd createProxy(address singleton,bytes data)
68cb3d94 migrateL2WithFallbackHandler()
694e80c3 changeThreshold(uint256 _threshold)
6a761202 execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)
7de7edef changeMasterCopy(address _masterCopy)
85a5affe signMessage(bytes _data)
885133e3 deleteAllowance(address delegate,address token)
8d80ff0a multiSend(bytes transactions)
b4faba09 simulateAndRevert(address targetContract,bytes calldataPayload)
b63e800d setup(address[] _owners,uint256 _threshold,address to,bytes data,address fallbackHandler,address paymentToken,uint256 payment,address paymentReceiver)
bd61951d simulate(address targetContract,bytes calldataPayload)
beaeb388 setAllowance(address delegate,address token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)
c19bf50e resetAllowance(address delegate,address token)
c4ca3a9c requiredTxGas(address to,uint256 value,bytes data,uint8 operation)
d18af54d createProxyWithCallback(address _singleton,bytes initializer,uint256 saltNonce,address callback)
d4d9bdcd approveHash(bytes32 hashToApprove)
dd43a79f removeDelegate(address delegate,bool removeAllowances)
e009cfde disableModule(address prevModule,address module)
e068df37 setModuleGuard(address moduleGuard)
e19a9dd9 setGuard(address guard)
e318b52b swapOwner(address prevOwner,address oldOwner,address newOwner)
e71bdf41 addDelegate(address delegate)
ec9e80bb createChainSpecificProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)
ed007fc6 migrateWithFallbackHandler()
f08a0323 setFallbackHandler(address handler)
f6682ab0 migrateSingleton()
f8dc5dd9 removeOwner(address prevOwner,address owner,uint256 _threshold)
fe51f643 setupToL2(address l2Singleton)
`,
    },
    {
      source: `OpenZeppelin Contracts 5 (npm @openzeppelin/contracts 5.7.0)`,
      licence: `MIT`,
      entries: `
0023de29 tokensReceived(address operator,address from,address to,uint256 amount,bytes userData,bytes operatorData)
06f3f9e6 updateQuorumNumerator(uint256 newQuorumNumerator)
08d6122d setTargetFunctionRole(address target,bytes4[] selectors,uint64 roleId)
0a2a550d setBaseDelaySeconds(uint32 newBaseDelay)
0aa6220b rollbackDefaultAdminDelay()
0e18b681 acceptAdmin()
167bd395 setTargetClosed(address target,bool closed)
173bf7da postCheck(bytes hookData)
18bf5077 crosschainMint(address to,uint256 value)
18ff183c updateAuthority(address target,address newAuthority)
19165587 release(address token)
19822f7c validateUserOp((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature) userOp,bytes32 userOpHash,uint256 missingAccountFunds)
1d2ab038 crosschainTransferFrom(address from,bytes to,uint256 id,uint256 value,bytes data)
23e30c8b onFlashLoan(address initiator,address token,uint256 amount,uint256 fee,bytes data)
2432ef26 receiveMessage(bytes32 receiveId,bytes sender,bytes payload)
25c471a0 grantRole(uint64 roleId,address account,uint32 executionDelay)
28dcc8d8 crosschainTransfer(bytes to,uint256 amount)
29965a1d setInterfaceImplementer(address account,bytes32 _interfaceHash,address implementer)
2b8c49e3 crosschainBurn(address from,uint256 value)
2f4f21e2 depositFor(address account,uint256 value)
30cae187 setRoleAdmin(uint64 roleId,uint64 admin)
330df7ff setLateQuorumVoteExtension(uint48 newVoteExtension)
35edfa0e crosschainTransferFrom(address from,bytes to,uint256[] ids,uint256[] values,bytes data)
362ad6c0 reconfigure(address newGateway,bytes newController)
42232a4c temporaryApprove(address spender,uint256 value)
4dd18bf5 setPendingAdmin(address)
52962952 setRoleGuardian(uint64 roleId,uint64 guardian)
52b7512c validatePaymasterUserOp((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature) userOp,bytes32 userOpHash,uint256 maxCost)
5b8d0e0d castVoteWithReasonAndParamsBySig(uint256 proposalId,uint8 support,address voter,string reason,bytes params,bytes signature)
5cffe9de flashLoan(address receiver,address token,uint256 value,bytes data)
5df8122f setManager(address account,address newManager)
5f398a14 castVoteWithReasonAndParams(uint256 proposalId,uint8 support,string reason,bytes params)
62ad1b83 operatorSend(address sender,address recipient,uint256 amount,bytes data,bytes operatorData)
634e93da beginDefaultAdminTransfer(address newAdmin)
649a5ec7 changeDefaultAdminDelay(uint48 newDelay)
64d62353 updateDelay(uint256 newDelay)
6713c317 crosschainTransferFrom(address from,bytes to,uint256 tokenId)
6b20c454 burnBatch(address account,uint256[] ids,uint256[] values)
6d61fe70 onInstall(bytes data)
75ab9782 tokensToSend(address operator,address from,address to,uint256 amount,bytes userData,bytes operatorData)
765e827f handleOps((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature)[] ops,address beneficiary)
79051887 setVotingDelay(uint48 newVotingDelay)
7a9e5e4b setAuthority(address newAuthority)
7b04a2d0 onApprovalReceived(address owner,uint256 value,bytes data)
7c1b126c withdrawTo(address account,uint256[] tokenIds)
7c627b21 postOp(uint8 mode,bytes context,uint256 actualGasCost,uint256 actualUserOpFeePerGas)
853551b8 labelRole(uint64 roleId,string label)
86d1a69f release()
88a7ca5c onTransferReceived(address operator,address from,uint256 value,bytes data)
88b7ab63 receiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,bytes signature)
8a91b0e3 onUninstall(bytes data)
8dd7712f executeUserOp((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature) userOp,bytes32 userOpHash)
8ef95e42 crosschainTransferFrom(address from,bytes to,uint256 id,uint256 value)
8ff262e3 castVoteBySig(uint256 proposalId,uint8 support,address voter,bytes signature)
94c7d7ee consumeScheduledOp(address caller,bytes data)
9517e29f installModule(uint256 moduleTypeId,address module,bytes initData)
97003203 validateUserOp((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature) userOp,bytes32 userOpHash)
a37386e0 crosschainTransferFrom(address from,bytes to,uint256[] ids,uint256[] values)
a41e7d51 updateERC165Cache(address account,bytes4 interfaceId)
a64d95ce setGrantDelay(uint64 roleId,uint32 newDelay)
a660aca5 setProposalGuardian(address newProposalGuardian)
a71763a8 uninstallModule(uint256 moduleTypeId,address module,bytes deInitData)
a890c910 updateTimelock(address newTimelock)
af7cb469 castOverrideVote(uint256 proposalId,uint8 support,string reason)
b008166b castOverrideVoteBySig(uint256 proposalId,uint8 support,address voter,string reason,bytes signature)
b7b72899 cancelAuthorization(address authorizer,bytes32 nonce,bytes signature)
b7d2b162 revokeRole(uint64 roleId,address account)
b9a61961 __acceptAdmin()
c1d34b89 transferFromAndCall(address from,address to,uint256 value,bytes data)
c28bc2fa relay(address target,uint256 value,bytes data)
c3cda520 delegateBySig(address delegatee,uint256 nonce,uint256 expiry,uint8 v,bytes32 r,bytes32 s)
c4d252f5 cancel(bytes32 id)
c5cd8f33 updateSuperQuorumNumerator(uint256 newSuperQuorumNumerator)
c7cecbf5 relayCrosschain(address gateway,bytes executor,bytes32 mode,bytes executionCalldata)
cace6eb2 depositFor(address account,uint256[] tokenIds)
cc3bac57 setAccessManagerIgnored(address target,bytes4[] selectors,bool ignored)
ccf96b4a executeBatch((address from,address to,uint256 value,uint256 gas,uint48 deadline,bytes data,bytes signature)[] requests,address refundReceiver)
cdfe7f5c sendMessage(bytes recipient,bytes payload,bytes[] attributes)
cefc1429 acceptDefaultAdminTransfer()
cf092995 transferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,bytes signature)
d22b5989 setTargetAdminDelay(address target,uint32 newDelay)
d602b9fd cancelDefaultAdminTransfer()
d68f6025 preCheck(address msgSender,uint256 value,bytes msgData)
d691c964 executeFromExecutor(bytes32 mode,bytes executionCalldata)
d6bb62c6 cancel(address caller,address target,bytes data)
d8fbe994 transferFromAndCall(address from,address to,uint256 value)
dbed18e0 handleAggregatedOps(((address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData,bytes signature)[] userOps,address aggregator,bytes signature)[] opsPerAggregator,address beneficiary)
df905caf execute((address from,address to,uint256 value,uint256 gas,uint48 deadline,bytes data,bytes signature) request)
e177246e setDelay(uint256)
e540d01d setVotingPeriod(uint32 newVotingPeriod)
ece40cc1 setProposalThreshold(uint256 newProposalThreshold)
f5298aca burn(address account,uint256 id,uint256 value)
f801a698 schedule(address target,bytes data,uint48 when)
fc0c546a token()
fc673c4f operatorBurn(address account,uint256 amount,bytes data,bytes operatorData)
fe0776f5 renounceRole(uint64 roleId,address callerConfirmation)
fe9d9303 burn(uint256 amount,bytes data)
`,
    },
    {
      source: `OpenZeppelin Contracts 4 (npm @openzeppelin/contracts 4.9.6)`,
      licence: `MIT`,
      entries: `
03420181 castVoteWithReasonAndParamsBySig(uint256 proposalId,uint8 support,string reason,bytes params,uint8 v,bytes32 r,bytes32 s)
08635a95 executeTransaction(bytes32[] proof,uint256 index,address l2Sender,address to,uint256 l2Block,uint256 l1Block,uint256 l2Timestamp,uint256 value,bytes data)
1f7fdffa mintBatch(address to,uint256[] ids,uint256[] amounts,bytes data)
1fe927cf sendL2MessageFromOrigin(bytes messageData)
25e16063 withdrawEth(address destination)
288e5b10 executeTransactionSimulation(uint256 index,address l2Sender,address to,uint256 l2Block,uint256 l1Block,uint256 l2Timestamp,uint256 value,bytes data)
31b3eb94 withdrawPayments(address payee)
3bccf4fd castVoteBySig(uint256 proposalId,uint8 support,uint8 v,bytes32 r,bytes32 s)
3dbb202b sendMessage(address _target,bytes _message,uint32 _gasLimit)
439370b1 depositEth()
43d726d6 close()
47153f82 execute((address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data) req,bytes signature)
47fb24c5 setDelayedInbox(address inbox,bool enabled)
485cc955 initialize(address _bridge,address _sequencerInbox)
48b75044 release(address token,address account)
4f61f850 setSequencerInbox(address _sequencerInbox)
5075788b sendUnsignedTransaction(uint256 gasLimit,uint256 maxFeePerGas,uint256 nonce,address to,uint256 value,bytes data)
51cff8d9 withdraw(address payee)
5e916758 sendL1FundedContractTransaction(uint256 gasLimit,uint256 maxFeePerGas,address to,bytes data)
679b6ded createRetryableTicket(address to,uint256 l2CallValue,uint256 maxSubmissionCost,address excessFeeRefundAddress,address callValueRefundAddress,uint256 gasLimit,uint256 maxFeePerGas,bytes data)
67ef3ab8 sendL1FundedUnsignedTransaction(uint256 gasLimit,uint256 maxFeePerGas,uint256 nonce,address to,bytes data)
6a627842 mint(address to)
6e6e8a6a unsafeCreateRetryableTicket(address to,uint256 l2CallValue,uint256 maxSubmissionCost,address excessFeeRefundAddress,address callValueRefundAddress,uint256 gasLimit,uint256 maxFeePerGas,bytes data)
70b0f660 setVotingDelay(uint256 newVotingDelay)
731133e9 mint(address to,uint256 id,uint256 amount,bytes data)
7a88b107 submitBatchSpendingReport(address batchPoster,bytes32 dataHash)
86598a56 enqueueSequencerMessage(bytes32 dataHash,uint256 afterDelayedMessagesRead,uint256 prevMessageCount,uint256 newMessageCount)
8a631aa6 sendContractTransaction(uint256 gasLimit,uint256 maxFeePerGas,address to,uint256 value,bytes data)
8c52dc41 enableRefunds()
8db5993b enqueueDelayedMessage(uint8 kind,address sender,bytes32 messageDataHash)
928c169a sendTxToL1(address destination,bytes data)
945e1147 allowedOutboxList(uint256)
94643f71 requireToConfirmMessage(address _contract,bytes _data,uint256 _gas)
9a7c4b71 processMessageFromRoot(uint256,address rootMessageSender,bytes data)
9af6549a beneficiaryWithdraw()
9e5d4c49 executeCall(address to,uint256 value,bytes data)
a04cee60 updateSendRoot(bytes32 sendRoot,bytes32 l2BlockHash)
b75436bb sendL2Message(bytes messageData)
c474d2c5 postUpgradeInit(address _bridge)
c4d66de8 initialize(address rollup_)
cee3d728 setOutbox(address inbox,bool enabled)
d07f91e9 setLateQuorumVoteExtension(uint64 newVoteExtension)
dc8601b3 requireToPassMessage(address _contract,bytes _data,uint256 _gas)
e76f5c8d allowedDelayedInboxList(uint256)
ea0217cf setVotingPeriod(uint256 newVotingPeriod)
f340fa01 deposit(address payee)
`,
    },
    {
      source: `OpenZeppelin Contracts 3 (npm @openzeppelin/contracts 3.4.2)`,
      licence: `MIT`,
      entries: `
00f714ce withdraw(uint256 amount,address dest)
1166073a registerRelay(uint256 transactionFee,string url)
39002432 penalizeIllegalTransaction(bytes unsignedTx,bytes signature)
405cec67 relayCall(address from,address to,bytes encodedFunction,uint256 transactionFee,uint256 gasPrice,uint256 gasLimit,uint256 nonce,bytes signature,bytes approvalData)
5c60da1b implementation()
80274db7 preRelayedCall(bytes context)
a8cd9572 penalizeRepeatedNonce(bytes unsignedTx1,bytes signature1,bytes unsignedTx2,bytes signature2)
aa67c919 depositFor(address target)
adc9772e stake(address relayaddr,uint256 unstakeDelay)
c3e712f2 removeRelayByOwner(address relay)
e06e0e22 postRelayedCall(bytes context,bool success,uint256 actualCharge,bytes32 preRetVal)
f2888dbb unstake(address relay)
f851a440 admin()
`,
    },
    {
      source: `viem: ERC-4337, ENS, OP Stack, zkSync (npm viem 2.57.1)`,
      licence: `MIT`,
      entries: `
0042dc53 innerHandleOp(bytes callData,((address sender,uint256 nonce,uint256 verificationGasLimit,uint256 callGasLimit,uint256 paymasterVerificationGasLimit,uint256 paymasterPostOpGasLimit,uint256 preVerificationGas,address paymaster,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas) mUserOp,bytes32 userOpHash,uint256 prefund,uint256 contextOffset,uint256 preOpGas) opInfo,bytes context)
0bd28e3b incrementNonce(uint192 key)
0f23da43 revertBatchesSharedBridge(uint256 _chainId,uint256 _newLastBatch)
12f43dab bridgehubRequestL2Transaction((address sender,address contractL2,uint256 mintValue,uint256 l2Value,bytes l2Calldata,uint256 l2GasLimit,uint256 l2GasPerPubdataByteLimit,bytes[] factoryDeps,address refundRecipient) _request)
14f6b1a3 setImplementation(uint32 _gameType,address _impl)
17338945 unfreezeDiamond()
1cc5d103 setPorterAvailability(bool _zkPorterIsAvailable)
1d732756 innerHandleOp(bytes callData,((address sender,uint256 nonce,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,address paymaster,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas) mUserOp,bytes32 userOpHash,uint256 prefund,uint256 contextOffset,uint256 preOpGas) opInfo,bytes context)
1e334240 setInitBond(uint32 _gameType,uint256 _initBond)
1fad948c handleOps((address sender,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,bytes signature)[] ops,address beneficiary)
21f603d7 setTransactionFilterer(address _transactionFilterer)
235d9eb5 setTokenMultiplier(uint128 _nominator,uint128 _denominator)
24fd57fb requestL2TransactionTwoBridges((uint256 chainId,uint256 mintValue,uint256 l2Value,uint256 l2GasLimit,uint256 l2GasPerPubdataByteLimit,address refundRecipient,address secondBridgeAddress,uint256 secondBridgeValue,bytes secondBridgeCalldata) _request)
27ae4c16 freezeDiamond()
2c4f2a58 bridgehubDepositBaseToken(uint256 _chainId,address _prevMsgSender,address _l1Token,uint256 _amount)
3cda3351 create2(bytes32 _salt,bytes32 _bytecodeHash,bytes _input)
3f58f5b5 createNewChain(uint256 _chainId,address _stateTransitionManager,address _baseToken,uint256 _salt,address _admin,bytes _initData)
43ca1c50 finalizeWithdrawalTransactionExternalProof((uint256 nonce,address sender,address target,uint256 value,uint256 gasLimit,bytes data) _tx,address _proofSubmitter)
44df8e70 burn()
4623c91d setValidator(address _validator,bool _active)
4870496f proveWithdrawalTransaction((uint256 nonce,address sender,address target,uint256 value,uint256 gasLimit,bytes data) _tx,uint256 _disputeGameIndex,(bytes32 version,bytes32 stateRoot,bytes32 messagePasserStorageRoot,bytes32 latestBlockhash) _outputRootProof,bytes[] _withdrawalProof)
4b1d7cf5 handleAggregatedOps(((address sender,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,bytes signature)[] userOps,address aggregator,bytes signature)[] opsPerAggregator,address beneficiary)
57180981 updateAccountVersion(uint8 _version)
579952fc transferFromTo(address _from,address _to,uint256 _amount)
5d382700 create2Account(bytes32 _salt,bytes32 _bytecodeHash,bytes _input,uint8 _aaVersion)
64bf8d66 changeFeeParams((uint8 pubdataPricingMode,uint32 batchOverheadL1Gas,uint32 maxPubdataPerBatch,uint32 maxL2GasPerBatch,uint32 priorityTxMaxPubdata,uint64 minimalL2GasPrice) _newFeeParams)
6c0960f9 finalizeEthWithdrawal(uint256 _l2BatchNumber,uint256 _l2MessageIndex,uint16 _l2TxNumberInBatch,bytes _message,bytes32[] _merkleProof)
6edd4f12 commitBatchesSharedBridge(uint256 _chainId,(uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment) _lastCommittedBatchData,(uint64 batchNumber,uint64 timestamp,uint64 indexRepeatedStorageChanges,bytes32 newStateRoot,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 bootloaderHeapInitialContentsHash,bytes32 eventsQueueStateHash,bytes systemLogs,bytes pubdataCommitments)[] _newBatchesData)
6f497ac6 executeBatchesSharedBridge(uint256 _chainId,(uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment)[] _batchesData)
701f58c5 commitBatches((uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment) _lastCommittedBatchData,(uint64 batchNumber,uint64 timestamp,uint64 indexRepeatedStorageChanges,bytes32 newStateRoot,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 bootloaderHeapInitialContentsHash,bytes32 eventsQueueStateHash,bytes systemLogs,bytes pubdataCommitments)[] _newBatchesData)
74044673 addStateTransitionManager(address _stateTransitionManager)
7ab08472 finalizeWithdrawalLegacyErc20Bridge(uint256 _l2BatchNumber,uint256 _l2MessageIndex,uint16 _l2TxNumberInBatch,bytes _message,bytes32[] _merkleProof)
7d6be8dc blacklistDisputeGame(address _disputeGame)
7f61885c proveBatches((uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment) _prevBatch,(uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment)[] _committedBatches,(uint256[] recursiveAggregationInput,uint256[] serializedProof) _proof)
7fc48504 setRespectedGameType(uint32 _gameType)
82ecf2f6 create(uint32 _gameType,bytes32 _rootClaim,bytes _extraData)
84bc3eb0 withdrawWithMessage(address _l1Receiver,bytes _additionalData)
850aaf62 delegateAndRevert(address target,bytes data)
89c44cbb deleteL2Outputs(uint256 _l2OutputIndex)
8b4c40b0 donateETH()
8c3152e9 finalizeWithdrawalTransaction((uint256 nonce,address sender,address target,uint256 value,uint256 gasLimit,bytes data) _tx)
8c5a3445 general(bytes input)
8e819e54 initialize(address _disputeGameFactory,address _systemConfig,address _superchainConfig,uint32 _initialRespectedGameType)
8eb7db57 bridgehubConfirmL2Transaction(uint256 _chainId,bytes32 _txDataHash,bytes32 _txHash)
8fbb3711 claimFailedDepositLegacyErc20Bridge(address _depositSender,address _l1Token,uint256 _amount,bytes32 _l2TxHash,uint256 _l2BatchNumber,uint256 _l2MessageIndex,uint16 _l2TxNumberInBatch,bytes32[] _merkleProof)
949431dc approvalBased(address _token,uint256 _minAllowance,bytes _innerInput)
97c09d34 revertBatches(uint256 _newLastBatch)
98ef1ed8 isValidSig(address _signer,bytes32 _hash,bytes _signature)
9aaab648 proposeL2Output(bytes32 _outputRoot,uint256 _l2BlockNumber,bytes32 _l1BlockHash,uint256 _l1BlockNumber)
9b249f69 getSenderAddress(bytes initCode)
9c4d535b create(bytes32 _salt,bytes32 _bytecodeHash,bytes _input)
9e6ea417 depositLegacyErc20Bridge(address _msgSender,address _l2Receiver,address _l1Token,uint256 _amount,uint256 _l2TxGasLimit,uint256 _l2TxGasPerPubdataByte,address _refundRecipient)
a9f6d941 executeUpgrade(((address facet,uint8 action,bool isFreezable,bytes4[] selectors)[] facetCuts,address initAddress,bytes initCalldata) _diamondCut)
be65940a setEraPostLegacyBridgeUpgradeFirstBatch(uint256 _eraPostLegacyBridgeUpgradeFirstBatch)
be6f11cf setPriorityTxMaxGasLimit(uint256 _newPriorityTxMaxGasLimit)
c0991525 claimFailedDeposit(uint256 _chainId,address _depositSender,address _l1Token,uint256 _amount,bytes32 _l2TxHash,uint256 _l2BatchNumber,uint256 _l2MessageIndex,uint16 _l2TxNumberInBatch,bytes32[] _merkleProof)
c2aaf9c4 receiveEth(uint256 _chainId)
c2b3e5ac initiateWithdrawal(address _target,uint256 _gasLimit,bytes _data)
c37533bb proveBatchesSharedBridge(uint256 _chainId,(uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment) _prevBatch,(uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment)[] _committedBatches,(uint256[] recursiveAggregationInput,uint256[] serializedProof) _proof)
c3d93e7c executeBatches((uint64 batchNumber,bytes32 batchHash,uint64 indexRepeatedStorageChanges,uint256 numberOfLayer1Txs,bytes32 priorityOperationsHash,bytes32 l2LogsTreeRoot,uint256 timestamp,bytes32 commitment)[] _batchesData)
c87325f1 finalizeWithdrawal(uint256 _chainId,uint256 _l2BatchNumber,uint256 _l2MessageIndex,uint16 _l2TxNumberInBatch,bytes _message,bytes32[] _merkleProof)
c924de35 transferEthToSharedBridge()
ca408c23 bridgehubDeposit(uint256 _chainId,address _prevMsgSender,uint256 _l2Value,bytes _data)
cc3fbc63 setEraPostDiamondUpgradeFirstBatch(uint256 _eraPostDiamondUpgradeFirstBatch)
cfe7af7c finalizeDeposit(address _l1Sender,address _l2Receiver,address _l1Token,uint256 _amount,bytes _data)
d0bf6fd4 setSharedBridge(address _sharedBridge)
d48bfca7 addToken(address _token)
d52471c1 requestL2TransactionDirect((uint256 chainId,uint256 mintValue,address l2Contract,uint256 l2Value,bytes l2Calldata,uint256 l2GasLimit,uint256 l2GasPerPubdataByteLimit,bytes[] factoryDeps,address refundRecipient) _request)
d6383f94 simulateHandleOp((address sender,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,bytes signature) op,address target,bytes targetCallData)
d9caed12 withdraw(address _l1Receiver,address _l2Token,uint256 _amount)
da37f07f forceDeployKeccak256(bytes32 _keccak256BytecodeHash)
dd85df2d setEraLegacyBridgeLastDepositTime(uint256 _eraLegacyBridgeLastDepositBatch,uint256 _eraLegacyBridgeLastDepositTxNumber)
e4a30116 initialize(uint256 _startingBlockNumber,uint256 _startingTimestamp)
e76db865 setPubdataPricingMode(uint8 _pricingMode)
e9e05c42 depositTransaction(address _to,uint256 _value,uint64 _gasLimit,bool _isCreation,bytes _data)
e9f18c17 forceDeployOnAddresses((bytes32 bytecodeHash,address newAddress,bool callConstructor,uint256 value,bytes input)[] _deployments)
eb672419 requestL2Transaction(address _contractL2,uint256 _l2Value,bytes _calldata,uint256 _l2GasLimit,uint256 _l2GasPerPubdataByteLimit,bytes[] _factoryDeps,address _refundRecipient)
ec8067c7 updateNonceOrdering(uint8 _nonceOrdering)
ecf95b8a createAccount(bytes32,bytes32 _bytecodeHash,bytes _input,uint8 _aaVersion)
ee219423 simulateValidation((address sender,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,bytes signature) userOp)
f3385fb6 forceDeployOnAddress((bytes32 bytecodeHash,address newAddress,bool callConstructor,uint256 value,bytes input) _deployment,address _sender)
f5ba4232 removeStateTransitionManager(address _stateTransitionManager)
fc57565f upgradeChainFromVersion(uint256 _protocolVersion,((address facet,uint8 action,bool isFreezable,bytes4[] selectors)[] facetCuts,address initAddress,bytes initCalldata) _cutData)
fecf9734 initialize(address _l2Oracle,address _guardian,address _systemConfig,bool _paused)
`,
    },
    {
      source: `Aave v2, v3 and governance (npm @bgd-labs/aave-address-book 4.44.22)`,
      licence: `MIT`,
      entries: `
00992745 rescueVotingPortal(address votingPortal)
00a718a9 liquidationCall(address collateralAsset,address debtAsset,address user,uint256 debtToCover,bool receiveAToken)
025d36a9 executeTransaction(address target,uint256 value,string signature,bytes data,bool withDelegatecall)
02c205f0 supplyWithPermit(address asset,uint256 amount,address onBehalfOf,uint16 referralCode,uint256 deadline,uint8 permitV,bytes32 permitR,bytes32 permitS)
02fb4d85 slash(address destination,uint256 amount)
03fc9747 depositWithPermit(uint256 assets,address receiver,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sig)
079b1fdd setPowerStrategy(address newPowerStrategy)
090edf9a redeemATokens(uint256 shares,address receiver,address owner)
09d83328 updateCollateralSide((address asset,uint256 ltv,uint256 liqThreshold,uint256 liqBonus,uint256 debtCeiling,uint256 liqProtocolFee)[] updates)
0a234b15 enableBridgeAdapters((address currentChainBridgeAdapter,address destinationBridgeAdapter,uint256 destinationChainId)[] bridgeAdapters)
0d61b519 executeProposal(uint256 proposalId)
10870f75 configureEModeCategoryLtvzeroBitmap(uint8 id,uint128 ltvzeroBitmap)
110ac256 setAssetBorrowableInEMode(address asset,uint8 categoryId,bool borrowable)
112d037c redeemOnBehalf(address from,address to,uint256 amount)
11577d8d listAssetsCustom((string networkName,string networkAbbreviation) context,((address asset,string assetSymbol,address priceFeed,(uint256 optimalUsageRatio,uint256 baseVariableBorrowRate,uint256 variableRateSlope1,uint256 variableRateSlope2) rateStrategyParams,uint256 enabledToBorrow,uint256 borrowableInIsolation,uint256 withSiloedBorrowing,uint256 flashloanable,uint256 ltv,uint256 liqThreshold,uint256 liqBonus,uint256 reserveFactor,uint256 supplyCap,uint256 borrowCap,uint256 debtCeiling,uint256 liqProtocolFee) base,(address aToken,address vToken) implementations)[] listings)
12772993 finalizeTransfer(address asset,address from,address to,uint256 scaledAmount,uint256 scaledBalanceFromBefore)
12bc3f61 setPoolPause(bool paused,uint40 gracePeriod)
133539ec updateRepresentativesForChain((address representative,uint256 chainId)[] representatives)
1459457a initialize(address pool,address governance,address slashedFundsRecipient,address umbrellaStakeTokenImpl,address transparentProxyFactory)
14ef0ac5 updateAToken((address asset,string name,string symbol,address implementation,bytes params) input)
15034cba receiveCrossChainMessage(address originSender,uint256 originChainId,bytes message)
16727412 listAssets((string networkName,string networkAbbreviation) context,(address asset,string assetSymbol,address priceFeed,(uint256 optimalUsageRatio,uint256 baseVariableBorrowRate,uint256 variableRateSlope1,uint256 variableRateSlope2) rateStrategyParams,uint256 enabledToBorrow,uint256 borrowableInIsolation,uint256 withSiloedBorrowing,uint256 flashloanable,uint256 ltv,uint256 liqThreshold,uint256 liqBonus,uint256 reserveFactor,uint256 supplyCap,uint256 borrowCap,uint256 debtCeiling,uint256 liqProtocolFee)[] listings)
16c38b3c setPaused(bool paused)
170aee73 setFallbackOracle(address fallbackOracle)
183fb413 initialize(address,address,address,address,uint8,string,string,bytes)
1947051e deliverEnvelope((uint256 nonce,address origin,address destination,uint256 originChainId,uint256 destinationChainId,bytes message) envelope)
19ebdc34 removeVotingPortals(address[] votingPortals)
1aefa2d1 updateCancellationFee(uint256 cancellationFee)
1d2118f9 setReserveInterestRateStrategyAddress(address reserve,address rateStrategyAddress)
1dc40b51 cancelTransaction(address target,uint256 value,string signature,bytes data,uint256 executionTime,bool withDelegatecall)
1e5e18a7 coverPendingDeficit(address reserve,uint256 amount)
1e9a6950 redeem(address to,uint256 amount)
2026ffa3 claimRewards(address receiver,address[] rewards)
20fb80b5 claimRewardsOnBehalf(address from,address to,uint256 amount)
23415e46 disableLiquidationGracePeriod(address asset)
236300dc claimRewards(address[] assets,uint256 amount,address to,address reward)
24fb2b0b forwardStartVotingMessage(uint256 proposalId,bytes32 blockHash,uint24 votingDuration)
250201db cooldownOnBehalfOf(address from)
26d2cec2 setLiquidationProtocolFee(address asset,uint256 newFee)
273cd895 deposit(uint256 assets,address receiver,uint16 referralCode,bool depositToAave)
283d62ad setPoolAdmin(address admin)
28530a47 setUserEMode(uint8 categoryId)
2cd77b80 updateLstPriceCaps((address oracle,(uint104 snapshotRatio,uint48 snapshotTimestamp,uint16 maxYearlyRatioGrowthPercent) priceCapUpdateParams)[] priceCapUpdates)
2dad97d4 repayWithATokens(address asset,uint256 amount,uint256 interestRateMode)
2dc9552b setReserveLtvzero(address asset,bool ltvzero)
2f813b0d refreshRewardTokens()
31873e2e handleAction(address user,uint256 totalSupply,uint256 userBalance)
321b4539 coverDeficitOffset(address reserve,uint256 amount)
33028b99 claimRewardsOnBehalf(address[] assets,uint256 amount,address user,address to,address reward)
34a461ea setEModeCategory(uint8 categoryId,uint16 ltv,uint16 liquidationThreshold,uint16 liquidationBonus,string label)
353b7b9a transferOnLiquidation(address from,address to,uint256 amount,uint256 scaledAmount,uint256 index)
35da3394 setEmergencyAdmin(address admin)
38ae0cc3 setBorrowableInIsolation(address asset,bool borrowable)
398e5553 setLendingPoolCollateralManager(address manager)
39ccbdd3 setDistributionEnd(uint256 newDistributionEnd)
3a494a50 unpauseStk(address umbrellaStake)
3b2ba2d4 createEModeCategories((uint256 ltv,uint256 liqThreshold,uint256 liqBonus,string label,address[] borrowables,address[] collaterals)[] creations)
3be191df submitVoteBySignature(uint256 proposalId,address voter,bool support,(address underlyingAsset,uint128 slot,bytes proof)[] votingBalanceProofs,uint8 v,bytes32 r,bytes32 s)
3bec1bfc createProposal((uint256 chain,uint8 accessLevel,address payloadsController,uint40 payloadId)[] payloads,address votingPortal,bytes32 ipfsHash)
3d4c415a setClaimer(address claimer,bool flag)
3e72a454 deactivateReserve(address asset)
3eb59f60 retryTransaction(bytes encodedTransaction,uint256 gasLimit,address[] bridgeAdaptersToRetry)
423ce3c4 coverReserveDeficit(address reserve,uint256 amount)
42b0b77c flashLoanSimple(address receiverAddress,address asset,uint256 amount,bytes params,uint16 referralCode)
45755dd6 returnFunds(uint256 amount)
45fe7946 updateAToken(address asset,address implementation)
474cf53d depositETH(address pool,address onBehalfOf,uint16 referralCode)
48d9fba9 setReservePause(address asset,bool paused)
4955d191 processStorageRoot(address account,bytes32 blockHash,bytes blockHeaderRLP,bytes accountStateProofRLP)
4b4e6753 setReserveFactor(address asset,uint256 reserveFactor)
4ba06814 setUserEModeOnBehalfOf(uint8 categoryId,address onBehalfOf)
4d978258 updateVariableDebtToken(address asset,address implementation)
4e352319 setVotingConfigs((uint8 accessLevel,uint24 coolDownBeforeVotingStart,uint24 votingDuration,uint256 yesThreshold,uint256 yesNoDifferential,uint256 minPropositionPower)[] votingConfigs)
4ee1151a updateEModeCategories((uint8 eModeCategory,uint256 ltv,uint256 liqThreshold,uint256 liqBonus,string label)[] updates)
4efecaa5 transferUnderlyingTo(address target,uint256 amount)
4fc3f41a setCooldown(uint256 newCooldown)
5084c352 updateSlashingConfigs((address reserve,address umbrellaStake,uint256 liquidationFee,address umbrellaStakeUnderlyingOracle)[] slashingConfigs)
5129351c configureAssetWithRewards(address asset,uint256 targetLiquidity,(address reward,address rewardPayer,uint256 maxEmissionPerSecond,uint256 distributionEnd)[] newRewardConfigs)
530e784f setPriceOracle(address priceOracle)
5310f841 claimSelectedRewardsOnBehalf(address asset,address[] rewards,address user,address receiver)
54375c45 claimSelectedRewards(address[] assets,address[][] rewards,address receiver)
5453ba10 setRewardOracle(address reward,address rewardOracle)
55c4fed4 forwardMessage(uint256 destinationChainId,address destination,uint256 gasLimit,bytes message)
55caa163 updateCaps((address asset,uint256 supplyCap,uint256 borrowCap)[] updates)
56d9be6a createStaticATokens(address[] underlyings)
571f03e5 setSupplyCap(address asset,uint256 newSupplyCap)
573ade81 repay(address asset,uint256 amount,uint256 rateMode,address onBehalfOf)
57b89883 claimRewardsToSelf(address[] assets,uint256 amount,address reward)
5a3b74b9 setUserUseReserveAsCollateral(address asset,bool useAsCollateral)
5aef021f setLendingPoolImpl(address pool)
5d4654ec handleAction(uint256 totalSupply,uint256 totalAssets,address user,uint256 userBalance)
5dcc528c setAddressAsProxy(bytes32 id,address impl)
60266557 metaWithdraw(address owner,address receiver,uint256 shares,uint256 assets,bool withdrawFromAave,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sigParams)
617ba037 supply(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)
63c9b860 dropReserve(address asset)
6421f1b8 emergencyTokenTransferStk(address umbrellaStake,address erc20Token,address to,uint256 amount)
657f0cde metaDelegateByType(address delegator,address delegatee,uint8 delegationType,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
6623c804 initReserves((address aTokenImpl,address variableDebtTokenImpl,address underlyingAsset,string aTokenName,string aTokenSymbol,string variableDebtTokenName,string variableDebtTokenSymbol,bytes params,bytes interestRateData)[] input)
676f30be removeSlashingConfigs((address reserve,address umbrellaStake)[] removalPairs)
682cf264 setReserveBorrowing(address asset,bool enabled)
69328dec withdraw(address asset,uint256 amount,address to)
6aabe21d setReserveInterestRateData(address asset,bytes rateData)
6cf98036 pauseStk(address umbrellaStake)
6d1a4ec2 processStorageSlot(address account,bytes32 blockHash,bytes32 slot,bytes storageProof)
6db9241b cancelStream(uint256 streamId)
6e801a71 initReserve(address aTokenImpl,address stableDebtTokenImpl,address variableDebtTokenImpl,uint8 underlyingAssetDecimals,address interestRateStrategyAddress)
6fd97676 handleRepayment(address user,address onBehalfOf,uint256 amount)
71b32bb1 queueProposal(uint256 proposalId,uint128 forVotes,uint128 againstVotes)
74011f56 setMaxSlashablePercentage(uint256 percentage)
745ff635 configureRewards(address asset,(address reward,address rewardPayer,uint256 maxEmissionPerSecond,uint256 distributionEnd)[] newRewardConfigs)
74944cec setPriceOracleSentinel(address newPriceOracleSentinel)
7641f3d9 setPoolPause(bool val)
7670d1d8 removeSenders(address[] senders)
76d84ffc setACLAdmin(address newAclAdmin)
78160376 EIP712_REVISION()
787a08a6 cooldown()
7a708e92 initReserve(address reserve,address aTokenAddress,address stableDebtAddress,address variableDebtAddress,address interestRateStrategyAddress)
7a9b2c6c withdrawFromStream(uint256 streamId,uint256 amount)
7aca76eb freezeReserve(address asset)
7b5af1c2 createStataTokens(address[] underlyings)
7b5b1157 setCooldownSeconds(uint256 cooldownSeconds)
7b75d7f4 configureEModeCategory(uint8 id,(uint16 ltv,uint16 liquidationThreshold,uint16 liquidationBonus,string label) config)
7c4e560b configureReserveAsCollateral(address asset,uint256 ltv,uint256 liquidationThreshold,uint256 liquidationBonus)
7df5bd3b mintToTreasury(uint256 scaledAmount,uint256 index)
7e9dc742 claimAllRewards(address asset,address receiver)
7f3bfff8 setClaimer(address user,address claimer,bool flag)
7fdd585f initialize(address pool,address underlyingAsset,uint8 aTokenDecimals,string aTokenName,string aTokenSymbol,bytes params)
80500d20 withdrawETH(address pool,uint256 amount,address onBehalfOf)
8129fc1c initialize()
820d1274 setLendingRateOracle(address lendingRateOracle)
85cbfce3 setAssetLtvzeroInEMode(address asset,uint8 categoryId,bool ltvzero)
867b96c2 closeAndSendVote(uint256 proposalId)
88585296 claimAllRewardsPermit(address asset,address user,address receiver,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sig)
8902ab65 executeTransaction(address target,uint256 value,string signature,bytes data,uint256 executionTime,bool withDelegatecall)
8b28cba9 claimSelectedRewardsOnBehalf(address[] assets,address[][] rewards,address user,address receiver)
8d8fe2e3 queueTransaction(address target,uint256 value,string signature,bytes data,uint256 executionTime,bool withDelegatecall)
8daaf5aa claimRewardsToSelf(address[] rewards)
9043ffc3 redeemCancellationFee(uint256[] proposalIds)
90657147 initialize(address aToken,string staticATokenName,string staticATokenSymbol)
90f7af54 approveSenders(address[] senders)
910ae3d9 cancelPayload(uint40 payloadId)
917cbb9b disableBridgeAdapters((address bridgeAdapter,uint256[] chainIds)[] bridgeAdapters)
92380ecb configureEModeCategoryCollateralBitmap(uint8 id,uint128 collateralBitmap)
927c4003 updatePriceFeeds((address asset,address priceFeed)[] updates)
92ac103e setRiskConfig(((uint40 minDelay,uint256 maxPercentChange) ltv,(uint40 minDelay,uint256 maxPercentChange) liquidationThreshold,(uint40 minDelay,uint256 maxPercentChange) liquidationBonus,(uint40 minDelay,uint256 maxPercentChange) supplyCap,(uint40 minDelay,uint256 maxPercentChange) borrowCap,(uint40 minDelay,uint256 maxPercentChange) debtCeiling,(uint40 minDelay,uint256 maxPercentChange) baseVariableBorrowRate,(uint40 minDelay,uint256 maxPercentChange) variableRateSlope1,(uint40 minDelay,uint256 maxPercentChange) variableRateSlope2,(uint40 minDelay,uint256 maxPercentChange) optimalUsageRatio,(uint40 minDelay,uint256 maxPercentChange) priceCapLst,(uint40 minDelay,uint256 maxPercentChange) priceCapStable) riskConfig)
92cdb834 executePayload(uint40 payloadId)
932f12c8 initReserve(address asset,address aTokenAddress,address variableDebtAddress)
94a85932 setAddressRestricted(address contractAddress,bool isRestricted)
94ba89a2 swapBorrowRateMode(address asset,uint256 rateMode)
955c2ad7 configureAssets((uint88 emissionPerSecond,uint256 totalSupply,uint32 distributionEnd,address asset,address reward,address transferStrategy,address rewardOracle)[] config)
955e18af claimRewardsAndStake(address to,uint256 amount)
963ec016 updateAssetsEMode((address asset,uint8 eModeCategory,uint256 borrowable,uint256 collateral,uint256 ltvzero)[] updates)
96e957c4 setReserveFreeze(address asset,bool freeze)
972b35fa setUserUseReserveAsCollateralOnBehalfOf(address asset,bool useAsCollateral,address onBehalfOf)
98c7da4e syncRatesState(address asset)
9a99b4f0 claimRewards(address to,uint256 amount)
9c1d5f00 updateFlashloanPremium(uint128 flashLoanPremium)
9c9b5154 claimRewardsAndRedeemOnBehalf(address from,address to,uint256 claimAmount,uint256 redeemAmount)
9cd19996 mintToTreasury(address[] assets)
9d0cb9d4 allowReceiverBridgeAdapters((address bridgeAdapter,uint256[] chainIds)[] bridgeAdaptersInput)
9ff55db9 claimAllRewardsOnBehalf(address[] assets,address user,address to)
a095ac19 metaDelegate(address delegator,address delegatee,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
a1564406 setPoolImpl(address newPoolImpl)
a1d2f3c4 eliminateReserveDeficit(address asset,uint256 amount)
a25d3892 retryEnvelope((uint256 nonce,address origin,address destination,uint256 originChainId,uint256 destinationChainId,bytes message) envelope,uint256 gasLimit)
a2711ff4 updateMessagesValidityTimestamp((uint256 chainId,uint120 validityTimestamp)[] newValidityTimestamp)
a3d5b255 emergencyTokenTransfer(address erc20Token,address to,uint256 amount)
a415bcad borrow(address asset,uint256 amount,uint256 interestRateMode,uint16 referralCode,address onBehalfOf)
a6307a0a setDeficitOffset(address reserve,uint256 newDeficitOffset)
a69d4b28 startProposalVote(uint256 proposalId)
a7f8451c submitVote(uint256 proposalId,bool support,(address underlyingAsset,uint128 slot,bytes proof)[] votingBalanceProofs)
a7fa83b7 setSiloedBorrowing(address asset,bool siloed)
a8dc0f45 disableBorrowingOnReserve(address asset)
aa65b66e updateStableDebtToken(address asset,address implementation)
ab2b51f6 syncIndexesState(address asset)
ab406fe6 setPendingAdmin(uint256 role,address newPendingAdmin)
ab9c4b5d flashLoan(address receiverAddress,address[] assets,uint256[] amounts,uint256[] modes,address onBehalfOf,bytes params,uint16 referralCode)
abfd5310 setAssetSources(address[] assets,address[] sources)
ac2caa15 setStartVotingGasLimit(uint128 gasLimit)
aeb4fcc1 setDebtCeiling(address asset,uint256 newDebtCeiling)
aff05aa9 settleSlashing()
b0bc95a7 initialize(address stakedToken,string name,string symbol,address owner,uint256 cooldown_,uint256 unstakeWindow_)
b18d6afd burn(address from,address receiverOfUnderlying,uint256 amount,uint256 scaledAmount,uint256 index)
b1a99e26 setLiquidationGracePeriod(address asset,uint40 until)
b1f396c5 createStakeTokens((address underlying,uint256 cooldown,uint256 unstakeWindow,string suffix)[] stakeSetups)
b2a5dbfa configureAssets((uint128 emissionPerSecond,uint256 totalStaked,address underlyingAsset)[] assetsConfigInput)
b3f1c93d mint(address caller,address onBehalfOf,uint256 scaledAmount,uint256 index)
b42d793b setReservePause(address asset,bool paused,uint40 gracePeriod)
b4314d07 claimSelectedRewards(address asset,address[] rewards,address receiver)
b6b0f0e0 submitVoteAsRepresentative(uint256 proposalId,bool support,address voter,bytes proofOfRepresentation,(address underlyingAsset,uint128 slot,bytes proof)[] votingBalanceProofs)
b736aaeb setReserveActive(address asset,bool active)
b75d6f34 activateReserve(address asset)
b79421eb updateRateStrategies((address asset,(uint256 optimalUsageRatio,uint256 baseVariableBorrowRate,uint256 variableRateSlope1,uint256 variableRateSlope2) params)[] updates)
b8caa7c5 approvePositionManager(address positionManager,bool approve)
b8d29276 setConfiguration(address reserve,uint256 configuration)
bb492bf5 claimAllRewards(address[] assets,address to)
bc0cf6a6 emergencyEtherTransferStk(address umbrellaStake,address to,uint256 amount)
bcc3c255 repayETH(address pool,uint256 amount,address onBehalfOf)
bcd17848 collectAndUpdateRewards(address reward)
be4a0a14 redeem(uint256 shares,address receiver,address owner,bool withdrawFromAave)
beabacc8 transfer(address token,address recipient,uint256 amount)
bedb86fb setPause(bool val)
bf344183 enableReserveStableRate(address asset)
bf90f63a claimAllRewardsToSelf(address[] assets)
bfbc47ff updateVariableDebtToken((address asset,string name,string symbol,address implementation,bytes params) input)
c12542df setLendingPoolConfiguratorImpl(address configurator)
c18f539a claimRewardsAndStakeOnBehalf(address from,address to,uint256 amount)
c3b4b661 addVotingPortals(address[] votingPortals)
c4e0c639 setUnstakeWindowStk((address umbrellaStake,uint256 newUnstakeWindow)[] unstakeWindowConfigs)
c5a7b538 setDistributionEnd(address asset,address reward,uint32 newDistributionEnd)
c96be4cb slash(address reserve)
ca446dd9 setAddress(bytes32 id,address newAddress)
cabc777e depositWithPermit(uint256 assets,address receiver,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sig,bool depositToAave)
cc1b4bf6 createStream(address recipient,uint256 deposit,address tokenAddress,uint256 startTime,uint256 stopTime)
cd112382 rebalanceStableBorrowRate(address asset,address user)
cd3fa04b initialize(string name,string symbol,address slashingAdmin,address cooldownPauseAdmin,address claimHelper,uint256 maxSlashablePercentage,uint256 cooldownSeconds)
cea9d26f rescueTokens(address token,address to,uint256 amount)
cef84c51 batchInitReserve((address aTokenImpl,address stableDebtTokenImpl,address variableDebtTokenImpl,uint8 underlyingAssetDecimals,address interestRateStrategyAddress,address underlyingAsset,address treasury,address incentivesController,string underlyingAssetName,string aTokenName,string aTokenSymbol,string variableDebtTokenName,string variableDebtTokenSymbol,string stableDebtTokenName,string stableDebtTokenSymbol,bytes params)[] input)
d14a0983 setBorrowCap(address asset,uint256 newBorrowCap)
d2c4487a updateExecutors((uint8 accessLevel,(address executor,uint40 delay) executorConfig)[] executors)
d2d63464 claimAllRewardsOnBehalf(address asset,address user,address receiver)
d4c40b6c withdrawETHWithPermit(address pool,uint256 amount,address to,uint256 deadline,uint8 permitV,bytes32 permitR,bytes32 permitS)
d5ed3933 finalizeTransfer(address asset,address from,address to,uint256 amount,uint256 balanceFromAfter,uint256 balanceToBefore)
d6976b40 claimSelectedRewardsPermit(address asset,address[] rewards,address user,address receiver,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sig)
d7020d0a burn(address from,address receiverOfUnderlying,uint256 amount,uint256 index)
da27578f setCooldownOperator(address operator,bool flag)
dbb8f60a submitVoteAsRepresentativeBySignature(uint256 proposalId,address voter,address representative,bool support,bytes proofOfRepresentation,(address underlyingAsset,uint128 slot,bytes proof)[] votingBalanceProofs,(uint8 v,bytes32 r,bytes32 s) signatureParams)
dc937e1c delegateByType(address delegatee,uint8 delegationType)
decec215 updateRates((address asset,(uint256 optimalUsageRatio,uint256 baseVariableBorrowRate,uint256 variableRateSlope1,uint256 variableRateSlope2) params)[] ratesUpdate)
dfec9768 batchMetaDelegate((address underlyingAsset,uint8 delegationType,address delegator,address delegatee,uint256 deadline,uint8 v,bytes32 r,bytes32 s)[] delegateParams)
e0a8f6f5 cancelProposal(uint256 proposalId)
e15ac623 setTransferStrategy(address reward,address transferStrategy)
e1f21c67 approve(address token,address recipient,uint256 amount)
e25ec349 depositATokens(uint256 assets,address receiver)
e3a95a5a disallowReceiverBridgeAdapters((address bridgeAdapter,uint256[] chainIds)[] bridgeAdaptersInput)
e43e88a1 resetIsolationModeTotalDebt(address asset)
e44e9ed1 setPoolDataProvider(address newDataProvider)
e4ca28b7 setPoolConfiguratorImpl(address newPoolConfiguratorImpl)
e655dbd8 setIncentivesController(address controller)
e74f7b85 borrowETH(address pool,uint256 amount,uint16 referralCode)
e8733894 createPayload((address target,bool withDelegateCall,uint8 accessLevel,uint256 value,string signature,bytes callData)[] actions)
e8eda9df deposit(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)
ea9be77c metaDeposit(address depositor,address receiver,uint256 assets,uint16 referralCode,bool depositToAave,uint256 deadline,(address owner,address spender,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s) permit,(uint8 v,bytes32 r,bytes32 s) sigParams)
eab52318 claimRewardsAndRedeem(address to,uint256 claimAmount,uint256 redeemAmount)
ec3b79aa updateStablePriceCaps((address oracle,uint256 priceCap)[] priceCapUpdates)
ecd9ba82 stakeWithPermit(uint256 amount,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
ed301ca9 setACLManager(address newAclManager)
ed68595a receiveCrossChainMessage(bytes encodedTransaction,uint256 originChainId)
ee0fc6d3 claimRewardsOnBehalf(address onBehalfOf,address receiver,address[] rewards)
ee3e210b repayWithPermit(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf,uint256 deadline,uint8 permitV,bytes32 permitR,bytes32 permitS)
eed88b8d emergencyEtherTransfer(address to,uint256 amount)
eede87c1 enableBorrowingOnReserve(address asset,bool stableBorrowRateEnabled)
ef1f9373 unfreezeReserve(address asset)
f141b52b updateAsset(address asset)
f1c2652c updateBorrowSide((address asset,uint256 enabledToBorrow,uint256 flashloanable,uint256 borrowableInIsolation,uint256 withSiloedBorrowing,uint256 reserveFactor)[] updates)
f213ef0e setReserveFlashLoaning(address asset,bool enabled)
f3056445 setCooldownStk((address umbrellaStake,uint256 newCooldown)[] cooldownConfigs)
f51e435b setConfiguration(address asset,(uint256 data) configuration)
f53a2515 disableReserveStableRate(address asset)
f5cf673b setClaimer(address user,address claimer)
f6527810 setAssetCollateralInEMode(address asset,uint8 categoryId,bool collateral)
f67b1847 setMarketId(string marketId)
f6ead0b9 activateVoting(uint256 proposalId)
f866c319 transferOnLiquidation(address from,address to,uint256 value)
f8f10dfc setUnstakeWindow(uint256 newUnstakeWindow)
f996868b setEmissionPerSecond(address asset,address[] rewards,uint88[] newEmissionsPerSecond)
fae9fed0 cooldownWithPermit(address user,uint256 deadline,(uint8 v,bytes32 r,bytes32 s) sig)
fc525395 updateGuardian(address newGuardian)
fde9eb69 claimRoleAdmin(uint256 role)
fe46a413 updateConfirmations((uint256 chainId,uint8 requiredConfirmations)[] newConfirmations)
fea149a6 renouncePositionManagerRole(address user)
ff72158a configureEModeCategoryBorrowableBitmap(uint8 id,uint128 borrowableBitmap)
`,
    },
    {
      source: `Morpho Blue, MetaMorpho and vaults (npm @morpho-org/blue-sdk-viem 5.2.1)`,
      licence: `MIT`,
      entries: `
05b4591c onMorphoRepay(uint256 repaidAssets,bytes callbackData)
13af4035 setOwner(address newOwner)
151c1ade accrueInterest((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams)
1c322092 createPreLiquidation(bytes32 id,(uint256 preLltv,uint256 preLCF1,uint256 preLCF2,uint256 preLIF1,uint256 preLIF2,address preLiquidationOracle) preLiquidationParams)
20b76e81 repay((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,uint256 shares,address onBehalf,bytes data)
238d6579 supplyCollateral((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,address onBehalf,bytes data)
2b4f013c setFee((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 newFee)
3078f50a preLiquidate(address borrower,uint256 seizedAssets,uint256 repaidShares,bytes data)
4d98a93b enableLltv(uint256 lltv)
50d8cd4b borrow((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,uint256 shares,address onBehalf,address receiver)
5a64f51e enableIrm(address irm)
5c2bea49 withdraw((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,uint256 shares,address onBehalf,address receiver)
8069218f setAuthorizationWithSig((address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline) authorization,(uint8 v,bytes32 r,bytes32 s) signature)
8720316d withdrawCollateral((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,address onBehalf,address receiver)
8c1358a2 createMarket((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams)
9451fed4 borrowRate((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,(uint128 totalSupplyAssets,uint128 totalSupplyShares,uint128 totalBorrowAssets,uint128 totalBorrowShares,uint128 lastUpdate,uint128 fee) market)
a99aad89 supply((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,uint256 assets,uint256 shares,address onBehalf,bytes data)
d8eabcb8 liquidate((address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams,address borrower,uint256 seizedAssets,uint256 repaidShares,bytes data)
e0232b42 flashLoan(address token,uint256 assets,bytes data)
e74b981b setFeeRecipient(address newFeeRecipient)
eecea000 setAuthorization(address authorized,bool newIsAuthorized)
`,
    },
    {
      source: `Lido (npm @lidofinance/lido-ethereum-sdk 4.9.0)`,
      licence: `MIT`,
      entries: `
03a7a26c syncTier(address _vault)
04108339 topUpExistingValidators((bytes pubkey,uint256 amount)[] _topUps)
046f7da2 resume()
068f7801 syncTier()
06f187a4 mintExternalShares(address _recipient,uint256 _amountOfShares)
07da68f5 stop()
09b96068 collectERC20(address _token,address _recipient,uint256 _amount)
0a4a3ed2 unguaranteedDepositToBeaconChain((bytes pubkey,bytes signature,uint256 amount,bytes32 depositDataRoot)[] _deposits)
0f1e2ea2 proveWCActivateAndTopUpValidators((bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex)[] _witnesses,uint256[] _amounts)
10741552 requestValidatorExit(bytes _pubkeys)
1171bda9 recoverERC20(address _token,address _recipient,uint256 _amount)
13e40efb triggerValidatorWithdrawals(bytes _pubkeys,uint64[] _amountsInGwei,address _refundRecipient)
146a9bec applyVaultReport(address _vault,uint256 _reportTimestamp,uint256 _reportTotalValue,int256 _reportInOutDelta,uint256 _reportCumulativeLidoFees,uint256 _reportLiabilityShares,uint256 _reportMaxLiabilityShares,uint256 _reportSlashingReserve)
17c388fc predeposit(address _stakingVault,(bytes pubkey,bytes signature,uint256 amount,bytes32 depositDataRoot)[] _deposits,((bytes32 a,bytes32 b) pubkeyY,(bytes32 c0_a,bytes32 c0_b,bytes32 c1_a,bytes32 c1_b) signatureY)[] _depositsY)
18574b30 recoverFeeLeftover()
1b250097 emitTokenRebase(uint256 _reportTimestamp,uint256 _timeElapsed,uint256 _preTotalShares,uint256 _preTotalEther,uint256 _postTotalShares,uint256 _postTotalEther,uint256 _postInternalShares,uint256 _postInternalEther,uint256 _sharesMintedAsFees)
1ddfdd2b topUpNodeOperatorBalance(address _nodeOperator)
1ec63b32 internalizeBadDebt(address _badDebtVault,uint256 _maxSharesToInternalize)
1f02bb95 correctSettledGrowth(int256 _newSettledGrowth,int256 _expectedSettledGrowth)
23024408 fund(address _vault)
285f591c setVaultJailStatus(address _vault,bool _isInJail)
2b92b261 proveWCAndActivate((bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex) _witness)
2cb5f784 setStakingLimit(uint256 _maxStakeLimit,uint256 _stakeLimitIncreasePerBlock)
2ed24931 bridgeWrap(address account_,uint256 sharesAmount_)
2f00a7e1 triggerValidatorWithdrawals(address _vault,bytes _pubkeys,uint64[] _amountsInGwei,address _refundRecipient)
2f208945 addFeeExemption(uint256 _exemptedAmount)
2fe9ef54 withdrawNodeOperatorBalance(address _nodeOperator,uint256 _amount,address _recipient)
3046bf47 rebalanceVaultWithShares(uint256 _shares)
32cd7ebf burnWstETH(uint256 _amountOfWstETH)
35763d2b revokeRoles((address account,bytes32 role)[] _assignments)
366ed07a disburseAbnormallyHighFee()
37749ad4 forceRebalance(address _vault)
38998624 unsafeChangeDepositedValidators(uint256 _newDepositedValidators)
38b76e89 proveUnknownValidator((bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex) _witness,address _stakingVault)
39a3a496 removeVaultQuarantine(address _vault)
3da9b9d0 rebalance(address _vault,uint256 _shares)
3e619a6c mintWstETH(address _recipient,uint256 _amountOfWstETH)
3efd8597 setConfirmExpiry(uint256 _newConfirmExpiry)
3ffa490d pauseBeaconChainDeposits(address _vault)
43ab497e changeTier(address _vault,uint256 _requestedTierId,uint256 _requestedShareLimit)
44d74deb depositToBeaconChain((bytes pubkey,bytes signature,uint256 amount,bytes32 depositDataRoot) _deposit)
45596e2e setFeeRate(uint256 _newFeeRate)
4ad509b2 receiveELRewards()
4c11a509 updateVaultData(address _vault,uint256 _totalValue,uint256 _cumulativeLidoFees,uint256 _liabilityShares,uint256 _maxLiabilityShares,uint256 _slashingReserve,bytes32[] _proof)
4e7e161f depositFromStaged((bytes pubkey,bytes signature,uint256 amount,bytes32 depositDataRoot) _deposit,uint256 _additionalAmount)
4ec81af1 initialize(address _admin,uint256 _quarantinePeriod,uint256 _maxRewardRatioBP,uint256 _maxLidoFeeRatePerSecond)
4f0a765f ejectValidators(bytes _pubkeys,address _refundRecipient)
50d99dd4 mintStETH(address _recipient,uint256 _amountOfStETH)
520107ad proveUnknownValidatorsToPDG((bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex)[] _witnesses)
5251ebf9 abandonDashboard(address _newOwner)
528c198a mintShares(address _recipient,uint256 _amountOfShares)
54013f40 proveUnknownValidatorToPDG(address _vault,(bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex) _witness)
54544bcb alterTiers(uint256[] _tierIds,(uint256 shareLimit,uint256 reserveRatioBP,uint256 forcedRebalanceThresholdBP,uint256 infraFeeBP,uint256 liquidityFeeBP,uint256 reservationFeeBP)[] _tierParams)
54d9eef6 stage(uint256 _ether)
552b91da registerTiers(address _nodeOperator,(uint256 shareLimit,uint256 reserveRatioBP,uint256 forcedRebalanceThresholdBP,uint256 infraFeeBP,uint256 liquidityFeeBP,uint256 reservationFeeBP)[] _tiers)
55f804b3 setBaseURI(string _baseURI)
56a3d840 requestValidatorExit(address _vault,bytes _pubkeys)
5888454e voluntaryDisconnect(address _vault)
5926e3b9 updateConnection(address _vault,uint256 _shareLimit,uint256 _reserveRatioBP,uint256 _forcedRebalanceThresholdBP,uint256 _infraFeeBP,uint256 _liquidityFeeBP,uint256 _reservationFeeBP)
5b0aa953 createVaultWithDashboard(address _defaultAdmin,address _nodeOperator,address _nodeOperatorManager,uint256 _nodeOperatorFeeBP,uint256 _confirmExpiry,(address account,bytes32 role)[] _roleAssignments)
5bccf2bd proveInvalidValidatorWC((bytes32[] proof,bytes pubkey,uint256 validatorIndex,uint64 childBlockTimestamp,uint64 slot,uint64 proposerIndex) _witness,bytes32 _invalidWithdrawalCredentials)
5e7eead9 claimWithdrawalsTo(uint256[] _requestIds,uint256[] _hints,address _recipient)
603540cd processClStateUpdate(uint256 _reportTimestamp,uint256 _preClValidators,uint256 _reportClValidators,uint256 _reportClBalance)
627b5ba1 resetVaultTier(address _vault)
648c51e7 internalizeExternalBadDebt(uint256 _amountOfShares)
68d44bc0 initialize(address _admin,(uint256 shareLimit,uint256 reserveRatioBP,uint256 forcedRebalanceThresholdBP,uint256 infraFeeBP,uint256 liquidityFeeBP,uint256 reservationFeeBP) _defaultTierParams)
6b37193c unwrapShares(uint256 sharesAmount_)
6d780459 transferSharesFrom(address _sender,address _recipient,uint256 _sharesAmount)
70b24b69 reconnectToVaultHub()
71a4f22b finalizeUpgrade_v2(string name_,string version_)
722adad2 rebalanceVaultWithEther(uint256 _ether)
7271518a ossify()
72e62e56 burnExternalShares(uint256 _amountOfShares)
73fbd931 collectERC20FromVault(address _vault,address _token,address _recipient,uint256 _amount)
7475f913 resumeStaking()
74f4f547 bridgeBurn(address account_,uint256 amount_)
78ffcfe2 receiveWithdrawals()
7951b76f requestWithdrawalsWstETHWithPermit(uint256[] _amounts,address _owner,(uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s) _permit)
7c8d9e38 rebalanceExternalEtherToInternal(uint256 _amountOfShares)
8291dd6b setNodeOperatorDepositor(address _newDepositor)
845d0a3a connectAndAcceptTier(uint256 _tierId,uint256 _requestedShareLimit)
853c637d burnShares(uint256 _amountOfShares)
878a209c finalizeUpgrade_v3(address _oldBurner,address[] _contractsWithBurnerAllowances,uint256 _initialMaxExternalRatioBP)
8a3f9a8e forceValidatorExit(address _vault,bytes _pubkeys,address _refundRecipient)
8c2a993e bridgeMint(address account_,uint256 amount_)
8c5d3e34 changeTier(uint256 _tierId,uint256 _requestedShareLimit)
90f16f73 updateSanityParams(uint256 _quarantinePeriod,uint256 _maxRewardRatioBP,uint256 _maxLidoFeeRatePerSecond)
9271e3e6 collectRewardsAndProcessWithdrawals(uint256 _reportTimestamp,uint256 _reportClBalance,uint256 _principalCLBalance,uint256 _withdrawalsToWithdraw,uint256 _elRewardsToWithdraw,uint256 _lastWithdrawalRequestToFinalize,uint256 _withdrawalsShareRate,uint256 _etherToLockOnWithdrawalQueue)
92b18a47 setNFTDescriptorAddress(address _nftDescriptorAddress)
92dc494b updateVaultShareLimit(address _vault,uint256 _requestedShareLimit)
946fe3e8 stakeETH(address _referral)
95631105 resumeBeaconChainDeposits()
96992fed onOracleReport(bool _isBunkerModeNow,uint256 _bunkerStartTimestamp,uint256 _currentReportTimestamp)
96c4d514 socializeBadDebt(address _badDebtVault,address _vaultAcceptor,uint256 _maxSharesToSocialize)
9ae15ac8 connectVault(address _vault)
9c157e03 setLiabilitySharesTarget(address _vault,uint256 _liabilitySharesTarget)
9c9708a9 connectToVaultHub()
9cf29675 setNodeOperatorGuarantor(address _newGuarantor)
9d4941d8 transferToVault(address)
a51a6d3e onMintedShares(address _vault,uint256 _amount,bool _overrideLimits)
a6487c53 initialize(string name_,string symbol_,string version_)
a6b63eb8 initialize(address _defaultAdmin,address _nodeOperatorManager,address _nodeOperatorFeeRecipient,uint256 _nodeOperatorFeeBP,uint256 _confirmExpiry)
aa0b7db7 deposit(uint256 _maxDepositsCount,uint256 _stakingModuleId,bytes _depositCalldata)
abe9cfc8 pauseUntil(uint256 _pauseUntilInclusive)
acf41e4d requestWithdrawalsWithPermit(uint256[] _amounts,address _owner,(uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s) _permit)
b3320d9a removeStakingLimit()
b39f16f4 setPDGPolicy(uint8 _pdgPolicy)
b6013cef finalize(uint256 _lastRequestIdToBeFinalized,uint256 _maxShareRate)
b60d4288 fund()
ba75b623 disburseFee()
bac3f3c5 handleOracleReport(uint256 _reportTimestamp,uint256 _timeElapsed,uint256 _clValidators,uint256 _clBalance,uint256 _withdrawalVaultBalance,uint256 _elRewardsVaultBalance,uint256 _sharesRequestedToBurn,uint256[] _withdrawalFinalizationBatches,uint256 _simulatedShareRate)
bc95a684 updateShareLimit(uint256 _requestedShareLimit)
bddf300c pauseBeaconChainDeposits()
bf8ba596 mintShares(address _vault,address _recipient,uint256 _amountOfShares)
c0c53b8b initialize(address _owner,address _nodeOperator,address _depositor)
c8833434 unstage(uint256 _ether)
cbf24339 disconnect(address _vault)
cd76658d transferAndBurnShares(address _vault,uint256 _amountOfShares)
cdfdbcd2 collectERC20FromVault(address _token,address _recipient,uint256 _amount)
d68f9cf3 activateValidator(bytes _pubkey)
d779f380 settleLidoFees(address _vault)
d9250797 onBurnedShares(address _vault,uint256 _amount)
e071c0ca transferVaultOwnership(address _newOwner)
e37a7c0b registerGroup(address _nodeOperator,uint256 _shareLimit)
e52b6085 updateGroupShareLimit(address _nodeOperator,uint256 _shareLimit)
e53d44df bridgeUnwrap(address account_,uint256 tokenAmount_)
e6c772d4 voluntaryDisconnect()
ecfb8b66 createVaultWithDashboardWithoutConnectingToVaultHub(address _defaultAdmin,address _nodeOperator,address _nodeOperatorManager,uint256 _nodeOperatorFeeBP,uint256 _confirmExpiry,(address account,bytes32 role)[] _roleAssignments)
ed7139a7 updateVaultFees(address _vault,uint256 _infraFeeBP,uint256 _liquidityFeeBP,uint256 _reservationFeeBP)
ee762f2b resumeBeaconChainDeposits(address _vault)
ee7a7c04 burnShares(address _vault,uint256 _amountOfShares)
f0f0dadc decreaseInternalizedBadDebt(uint256 _amountOfShares)
f2c098b7 setDepositor(address _depositor)
f352e17e setMaxExternalRatioBP(uint256 _maxExternalRatioBP)
f3f449c7 pauseFor(uint256 _duration)
f634dcbd grantRoles((address account,bytes32 role)[] _assignments)
f7db7f6a claimGuarantorRefund(address _recipient)
f999c506 pauseStaking()
fdc10daf transferVaultOwnership(address _vault,address _newOwner)
feb7b74c updateReportData(uint256 _vaultsDataTimestamp,uint256 _vaultsDataRefSlot,bytes32 _vaultsDataTreeRoot,string _vaultsDataReportCid)
ff108ccb burnStETH(uint256 _amountOfStETH)
`,
    },
    {
      source: `PancakeSwap v3, the interface of Uniswap v3 (npm @pancakeswap/v3-sdk 3.10.2)`,
      licence: `MIT`,
      entries: `
0501d556 setEmergency(bool _emergency)
0c49ccbe decreaseLiquidity((uint256 tokenId,uint128 liquidity,uint256 amount0Min,uint256 amount1Min,uint256 deadline) params)
0ce5d4cc upkeep(uint256 _amount,uint256 _duration,bool _withUpdate)
0d55f913 collectTo((uint256 tokenId,address recipient,uint128 amount0Max,uint128 amount1Max) params,address to)
128acb08 swap(address recipient,bool zeroForOne,int256 amountSpecified,uint160 sqrtPriceLimitX96,bytes data)
18fccc76 harvest(uint256 _tokenId,address _to)
1eaaa045 add(uint256 _allocPoint,address _v3Pool,bool _withUpdate)
219f5d17 increaseLiquidity((uint256 tokenId,uint256 amount0Desired,uint256 amount1Desired,uint256 amount0Min,uint256 amount1Min,uint256 deadline) params)
23a69e75 pancakeV3SwapCallback(int256 amount0Delta,int256 amount1Delta,bytes _data)
26bfee04 transferDeposit(uint256 tokenId,address to)
2f2d783d claimReward(address rewardToken,address to,uint256 amountRequested)
2f80bb1d quoteExactOutput(bytes path,uint256 amountOut)
30d07f21 quoteExactOutputSingle(address tokenIn,address tokenOut,uint24 fee,uint256 amountOut,uint160 sqrtPriceLimitX96)
32148f67 increaseObservationCardinalityNext(uint16 observationCardinalityNext)
3c423f0b withdrawToken(uint256 tokenId,address to,bytes data)
3c8a7d8d mint(address recipient,int24 tickLower,int24 tickUpper,uint128 amount,bytes data)
44780994 updatePools(uint256[] pids)
4659a494 selfPermitAllowed(address token,uint256 nonce,uint256 expiry,uint8 v,bytes32 r,bytes32 s)
490e6cbc flash(address recipient,uint256 amount0,uint256 amount1,bytes data)
4f1eb3d8 collect(address recipient,int24 tickLower,int24 tickUpper,uint128 amount0Requested,uint128 amount1Requested)
5cc5e3d9 createIncentive((address rewardToken,address pool,uint256 startTime,uint256 endTime,address refundee) key,uint256 reward)
64482f79 set(uint256 _pid,uint256 _allocPoint,bool _withUpdate)
69746a1d updateBoostMultiplier(uint256 _tokenId,uint256 _newMultiplier)
718da7ee setReceiver(address _receiver)
7ac2ff7b permit(address spender,uint256 tokenId,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
7c2d6e01 setPeriodDuration(uint256 _periodDuration)
85b66729 collectProtocol(address recipient,uint128 amount0Requested,uint128 amount1Requested)
88316456 mint((address token0,address token1,uint24 fee,int24 tickLower,int24 tickUpper,uint256 amount0Desired,uint256 amount1Desired,uint256 amount0Min,uint256 amount1Min,address recipient,uint256 deadline) params)
99eee9d0 pancakeV3MintCallback(uint256 amount0Owed,uint256 amount1Owed,bytes data)
9b2c0a37 unwrapWETH9WithFee(uint256 amountMinimum,address recipient,uint256 feeBips,address feeRecipient)
a34123a7 burn(int24 tickLower,int24 tickUpper,uint128 amount)
a4a78f0c selfPermitAllowedIfNecessary(address token,uint256 nonce,uint256 expiry,uint8 v,bytes32 r,bytes32 s)
b0d0d211 setFeeProtocol(uint32 feeProtocol0,uint32 feeProtocol1)
b3ab15fb setOperator(address _operatorAddress)
b5ada6e4 endIncentive((address rewardToken,address pool,uint256 startTime,uint256 endTime,address refundee) key)
bd21704a quoteExactOutputSingle((address tokenIn,address tokenOut,uint256 amount,uint24 fee,uint160 sqrtPriceLimitX96) params)
c2e3140a selfPermitIfNecessary(address token,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
c6a5026a quoteExactInputSingle((address tokenIn,address tokenOut,uint256 amountIn,uint24 fee,uint160 sqrtPriceLimitX96) params)
cc7e7fa2 setLmPool(address _lmPool)
cdca1753 quoteExactInput(bytes path,uint256 amountIn)
ced09112 updateLiquidity(uint256 _tokenId)
cf242849 setLMPoolDeployer(address _LMPoolDeployer)
cfb8ccfb updateFarmBoostContract(address _newFarmBoostContract)
e0e189a0 sweepTokenWithFee(address token,uint256 amountMinimum,address recipient,uint256 feeBips,address feeRecipient)
f2d2909b stakeToken((address rewardToken,address pool,uint256 startTime,uint256 endTime,address refundee) key,uint256 tokenId)
f3995c67 selfPermit(address token,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
f549ab42 unstakeToken((address rewardToken,address pool,uint256 startTime,uint256 endTime,address refundee) key,uint256 tokenId)
f637731d initialize(uint160 sqrtPriceX96)
f7729d43 quoteExactInputSingle(address tokenIn,address tokenOut,uint24 fee,uint256 amountIn,uint160 sqrtPriceLimitX96)
fc6f7865 collect((uint256 tokenId,address recipient,uint128 amount0Max,uint128 amount1Max) params)
`,
    },
    {
      source: `Compound v2 and v3 (npm @compound-finance/compound-js 0.6.2)`,
      licence: `BSD-3-Clause`,
      entries: `
0972bf8b cTokenBalancesAll(address[] cTokens,address account)
0ea2d98c _setVotingPeriod(uint256 newVotingPeriod)
1249c58b mint()
15373e3d castVote(uint256 proposalId,bool support)
158eca8b cTokenMetadata(address cToken)
16b95e8f fixBadAccruals(address[] affectedUsers,uint256[] amounts)
17ba1b8b _setProposalThreshold(uint256 newProposalThreshold)
17bfdfbc borrowBalanceCurrent(address account)
18c882a5 _setBorrowPaused(address cToken,bool state)
1c3db2e0 claimComp(address holder,address[] cTokens)
1c9f7fb9 initializeStorage()
1d504dc6 _become(address unitroller)
1dfb1b5a _setVotingDelay(uint256 newVotingDelay)
1ea63741 getCompBalanceMetadataExt(address comp,address comptroller,address account)
1ededc91 repayBorrowVerify(address cToken,address payer,address borrower,uint256 actualRepayAmount,uint256 borrowerIndex)
21f43e42 __executeSetTimelockPendingAdmin(address newPendingAdmin,uint256 eta)
24008a62 repayBorrowAllowed(address cToken,address payer,address borrower,uint256 repayAmount)
2608f818 repayBorrowBehalf(address borrower,uint256 repayAmount)
26441318 withdrawFrom(address src,address to,address asset,uint256 amount)
27efe3cb _grantComp(address recipient,uint256 amount)
2b2d5ed6 cTokenUnderlyingPriceAll(address[] cTokens)
2d70db78 _setSeizePaused(bool state)
317b0b77 _setCloseFactor(uint256 newCloseFactorMantissa)
391957d7 _setBorrowCapGuardian(address newBorrowCapGuardian)
3af9e669 balanceOfUnderlying(address owner)
3bcf7ec1 _setMintPaused(address cToken,bool state)
41c728b9 mintVerify(address cToken,address minter,uint256 actualMintAmount,uint256 mintTokens)
439e2e45 transferAsset(address dst,address asset,uint256 amount)
44c35d07 pause(bool supplyPaused,bool transferPaused,bool withdrawPaused,bool absorbPaused,bool buyPaused)
4576b5db _setComptroller(address newComptroller)
4634c61f castVoteBySig(uint256 proposalId,bool support,uint8 v,bytes32 r,bytes32 s)
47ef3b3b liquidateBorrowVerify(address cTokenBorrowed,address cTokenCollateral,address liquidator,address borrower,uint256 actualRepayAmount,uint256 seizeTokens)
4b70d84b cTokenMetadataAll(address[] cTokens)
4e4d9fea repayBorrow()
4ef4c3e1 mintAllowed(address cToken,address minter,uint256 mintAmount)
4fd42e17 _setLiquidationIncentive(uint256 newLiquidationIncentiveMantissa)
51dff989 redeemVerify(address cToken,address redeemer,uint256 redeemAmount,uint256 redeemTokens)
55ee1fe1 _setPriceOracle(address newOracle)
598ee1cb _setContributorCompSpeed(address contributor,uint256 compSpeed)
5c778605 borrowVerify(address cToken,address borrower,uint256 borrowAmount)
5f5af1aa _setPauseGuardian(address newPauseGuardian)
5fc7e71e liquidateBorrowAllowed(address cTokenBorrowed,address cTokenCollateral,address liquidator,address borrower,uint256 repayAmount)
601a0bf1 _reduceReserves(uint256 reduceAmount)
607ef6c1 _setMarketBorrowCaps(address[] cTokens,uint256[] newBorrowCaps)
6810dfa6 claimComp(address[] holders,address[] cTokens,bool borrowers,bool suppliers)
6a56947e transferVerify(address cToken,address src,address dst,uint256 transferTokens)
6d35bf91 seizeVerify(address cTokenCollateral,address cTokenBorrowed,address liquidator,address borrower,uint256 seizeTokens)
73acee98 totalBorrowsCurrent()
741b2525 updateContributorRewards(address contributor)
760fbc13 __abdicate()
7dd8f6d9 getAccountLimits(address comptroller,address account)
8ebf6364 _setTransferPaused(bool state)
90323177 supplyFrom(address from,address dst,address asset,uint256 amount)
91500671 __queueSetTimelockPendingAdmin(address newPendingAdmin,uint256 eta)
a6afed95 accrueInterest()
a76b3fda _supportMarket(address cToken)
a8b43948 _setCompSpeeds(address[] cTokens,uint256[] supplySpeeds,uint256[] borrowSpeeds)
aae40a2a liquidateBorrow(address borrower,address cTokenCollateral)
ad14777c approveThis(address manager,address asset,uint256 amount)
b2a02ff1 seize(address liquidator,address borrower,uint256 seizeTokens)
b71d1a0c _setPendingAdmin(address newPendingAdmin)
bb24d994 allowBySig(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry,uint8 v,bytes32 r,bytes32 s)
bd6d894d exchangeRateCurrent()
bdcdc258 transferAllowed(address cToken,address src,address dst,uint256 transferTokens)
bdf950c9 cTokenBalances(address cToken,address account)
bfe69c8d accrueAccount(address account)
c1e80334 _acceptImplementation()
c1ee2c18 transferAssetFrom(address src,address dst,address asset,uint256 amount)
c3cecfd2 absorb(address absorber,address[] accounts)
c5ae5934 cTokenUnderlyingPrice(address cToken)
d02f7351 seizeAllowed(address cTokenCollateral,address cTokenBorrowed,address liquidator,address borrower,uint256 seizeTokens)
d13f90b4 initialize(address timelock_,address comp_,uint256 votingPeriod_,uint256 votingDelay_,uint256 proposalThreshold_)
da3d454c borrowAllowed(address cToken,address borrower,uint256 borrowAmount)
e4028eee _setCollateralFactor(address cToken,uint256 newCollateralFactorMantissa)
e478795d withdrawReserves(address to,uint256 amount)
e4e6e779 buyCollateral(address asset,uint256 minAmount,uint256 baseAmount,address recipient)
e5974619 repayBorrowBehalf(address borrower)
e992a041 _setPendingImplementation(address newPendingImplementation)
e9c714f2 _acceptAdmin()
eabe7d91 redeemAllowed(address cToken,address redeemer,uint256 redeemTokens)
f2b3abbd _setInterestRateModel(address newInterestRateModel)
f5e3c462 liquidateBorrow(address borrower,uint256 repayAmount,address cTokenCollateral)
f9d28b80 _initiate(address governorAlpha)
fca7820b _setReserveFactor(uint256 newReserveFactorMantissa)
`,
    },
    {
      source: `Curve (npm @curvefi/api 2.70.1)`,
      licence: `MIT`,
      entries: `
015c2838 set_new_fee(uint256 _new_fee,uint256 _new_offpeg_fee_multiplier)
058a3a24 set_reward_distributor(address _reward_token,address _distributor)
06636c1c supplyDydx(uint256 amount)
068b4668 submit_state(address _user,bytes _block_header_rlp,bytes _proof_rlp)
0746dd5a commit_new_fee(uint256 new_fee,uint256 new_admin_fee,uint256 new_offpeg_fee_multiplier)
077f224a initialize(string _name,string _symbol,address _pool)
0c3e4b54 add_liquidity(uint256[2] amounts,uint256 min_mint_amount,address receiver)
0d68b761 setRewardDistribution(address _rewardDistribution)
0fb997cc set_eth_blockhash(uint256 _eth_block_number,bytes32 __eth_blockhash)
0fbcee6e remove_liquidity_one_coin(uint256 lp_token_amount,uint256 i,uint256 min_amount,address receiver)
11bfb956 transmit_emissions(address _gauge)
1500160a set_ma_exp_time(address _pool,uint256 _ma_exp_time)
153b0d1e setBlacklist(address _account,bool _flag)
1627540c nominateNewOwner(address _owner)
18a7bd76 remove_liquidity_imbalance(uint256[4] _amounts,uint256 _max_burn_amount)
18dfe921 add_gauge(address addr,int128 gauge_type,uint256 weight)
19762143 setRewardsDistribution(address _rewardsDistribution)
1aa02d59 set_fee(uint256 fee)
1afe22a6 get_reward()
1b169375 commit_new_fee(address _pool,uint256 _new_fee)
1cb30399 set_metapool_implementations(uint256 _implementation_index,address _implementation)
1d0dadb7 exchange_extended(uint256 i,uint256 j,uint256 dx,uint256 min_dy,bool use_eth,address sender,address receiver,bytes cb)
1d2747d4 set_approve_deposit(address addr,bool can_deposit)
1e526610 votePct(uint256 _voteId,uint256 _yeaPct,uint256 _nayPct,bool _executesIfDecided)
1e83409a claim(address _addr)
1fffa501 set_bridger(uint256 _chain_id,address _bridger)
2121bfc3 toggle_allow_checkpoint_token()
226840fb revert_new_parameters()
22ae84a3 add_base_pool(address _target,address _base_pool,address _fee_receiver,uint256 _asset_type,address[10] _implementations)
22b90ab3 setEcotone()
23409194 deploy_child_gauge(uint256 _chain_id,address _lp_token,bytes32 _salt)
2378bea6 setRewardsDuration(address _rewardsToken,uint256 _rewardsDuration)
23d56c6e set_min_amount(uint256 _min_amount)
23fc5a47 set_voting_escrow(address _voting_escrow)
244c7c2e stop_ramp_A_gamma()
269b5581 remove_liquidity(uint256 _amount,uint256[2] min_amounts,bool use_eth)
26a38e64 deposit_and_stake(address deposit,address lp_token,address gauge,uint256 n_coins,address[] coins,uint256[] amounts,uint256 min_mint_amount,bool use_underlying,bool use_dynarray,address pool)
27f18ae3 mint_for(address gauge_addr,address _for)
29b244bb exchange_received(uint256 i,uint256 j,uint256 dx,uint256 min_dy)
29ed2862 remove_liquidity_one_coin(address _pool,uint256 _burn_amount,int128 i,uint256 _min_amount)
2a7dd7cd apply_new_parameters()
2af9e2bc initialize(uint256 A,uint256 gamma,uint256 mid_fee,uint256 out_fee,uint256 allowed_extra_profit,uint256 fee_gamma,uint256 adjustment_step,uint256 admin_fee,uint256 ma_half_time,uint256 initial_price,address _token,address[2] _coins)
2b6e993a add_liquidity(uint256[3] _amounts,uint256 _min_mint_amount,bool _use_underlying)
2bf78c61 exchange(address _pool,uint256 i,uint256 j,uint256 _dx,uint256 _min_dy,bool _use_eth)
2ddd67cf add_liquidity(address _pool,uint256[3] _deposit_amounts,uint256 _min_mint_amount,bool _use_eth)
2fc05653 add_base_pool(address _base_pool,address _fee_receiver,uint256 _asset_type,address[10] _implementations)
3046f972 unkill_me()
30c54085 withdraw_admin_fees()
3217902f set_admin_fee(uint256 admin_fee)
33b50aed deposit_reward_token(address _reward_token,uint256 _amount,uint256 _epoch)
36d2b77a set_fee_receiver(address _pool,address _fee_receiver)
371dc447 exchange(address[11] _route,uint256[5][5] _swap_params,uint256 _amount,uint256 _expected)
384e03db add_liquidity(address _pool,uint256[4] _deposit_amounts,uint256 _min_mint_amount)
38cbeb7d set_gauge_implementation(address _target,address _gauge_implementation)
394747c5 exchange(uint256 i,uint256 j,uint256 dx,uint256 min_dy,bool use_eth)
3a46273e deposit_for(address _addr,uint256 _value)
3c10269a exchange_dy(uint256 i,uint256 j,uint256 out_amount,uint256 max_amount,address _for)
3c157e64 ramp_A(uint256 _future_A,uint256 _future_time)
3c6b16ab notifyRewardAmount(uint256 reward)
3ccfd60b withdraw()
3cebb823 changeController(address _newController)
3d18b912 getReward()
3ea1c6f4 commit_transfer_ownership(address _target,address _new_admin)
3eb1719f remove_liquidity(uint256 amount,uint256[2] min_amounts,address receiver)
3f695b45 setRewardsDistributor(address _rewardsToken,address _rewardsDistributor)
4344ce71 set_killed(address _gauge,bool _is_killed)
439b3e1c setPremium(uint128 _premium)
43d532a7 remove_liquidity_imbalance(address _pool,uint256[3] _amounts,uint256 _max_burn_amount)
45e62f85 initialise_ownership(address _fee_receiver,address _admin)
46357473 set_new_APR(address _new_APR)
4711a4f8 commit_new_parameters(uint256 _new_mid_fee,uint256 _new_out_fee,uint256 _new_fee_gamma,uint256 _new_allowed_extra_profit,uint256 _new_adjustment_step,uint256 _new_ma_time)
47d2d5d3 set_rewards(address _reward_contract,bytes32 _claim_sig,address[8] _reward_tokens)
4957677c increase_amount(uint256 _value)
4b29cac8 set_mirrored(address _gauge,bool _mirrored)
4b820093 user_checkpoint(address addr)
4cd69da0 set_implementation(address _implementation)
4dc05cfb set_pool_implementations(uint256 _implementation_index,address _implementation)
4dca7df0 add_reward(address _gauge,address _reward_token,address _distributor)
4e988127 add_asset_type(uint8 _id,string _name)
4f12fe97 apply_new_fee()
512d6365 remove_liquidity_fixed_out(uint256 token_amount,uint256 i,uint256 amount_i,uint256 min_amount_j)
517a55a3 remove_liquidity_one_coin(uint256 _token_amount,int128 i,uint256 _min_amount,bool _use_underlying)
524c3901 donate_admin_fees()
52e151b0 remove_liquidity(address _pool,uint256 _burn_amount,uint256[4] _min_amounts,bool _use_eth)
52f2db69 deploy_plain_pool(string _name,string _symbol,address[4] _coins,uint256 _A,uint256 _fee,uint256 _asset_type,uint256 _implementation_idx)
53f79b2b stop_ramp_A(address _pool)
551a6588 stop_ramp_A()
55ec6708 mint_many(address[32] _gauges)
57f901e2 commit_smart_wallet_checker(address addr)
5854d135 setWhitelist(address _from,address _to,uint256 _toChainID,bool _flag)
59b7e409 claimable_reward_write(address _addr,address _token)
5b5a1467 commit_new_fee(uint256 _new_fee,uint256 _new_admin_fee)
5b7b018c changeMPC(address _newMPC)
5b8369f5 remove_liquidity_imbalance(uint256[3] _amounts,uint256 _max_burn_amount,bool _use_underlying)
5bcd3d83 deploy_plain_pool(string _name,string _symbol,address[] _coins,uint256 _A,uint256 _fee,uint256 _offpeg_fee_multiplier,uint256 _ma_exp_time,uint256 _implementation_idx,uint8[] _asset_types,bytes4[] _method_ids,address[] _oracles)
5c9c18e2 exchange(address[11] _route,uint256[5][5] _swap_params,uint256 _amount,uint256 _expected,address[5] _pools)
5de59dbc remove_reward(address _token)
5e248072 ramp_A_gamma(uint256 future_A,uint256 future_gamma,uint256 future_time)
5eb24332 changeMinAcceptQuorumPct(uint64 _minAcceptQuorumPct)
5ecb9e14 set_call_proxy(address _new_call_proxy)
615e5237 checkpoint_gauge(address addr)
61893921 apply_set_admins()
6472eee1 gauge_relative_weight_write(address addr,uint256 time)
653023c2 set_token_implementation(address _token_implementation)
65aab749 supplyAave(uint256 amount)
65b2489b exchange_underlying(uint256 i,uint256 j,uint256 _dx,uint256 _min_dy)
65bbea6b set_ma_exp_time(uint256 _ma_exp_time,uint256 _D_ma_time)
65fc3873 create_lock(uint256 _value,uint256 _unlock_time)
661ab0b2 add_reward(address _token,address _distributor,uint256 _duration)
68007e12 set_messenger(address _messenger)
685ea60c remove_liquidity(address _pool,uint256 _burn_amount,uint256[6] _min_amounts,bool _use_eth)
6962f845 mint_relative(address _to,uint256 frac)
6a1c05ae apply_transfer_ownership()
6b441a40 commit_transfer_ownership(address _owner)
6be320d2 deploy_gauge(address _lp_token,bytes32 _salt,address _manager)
6c956a54 withdraw_donated_dust()
6dbcf350 apply_new_parameters(uint256 _new_mid_fee,uint256 _new_out_fee,uint256 _new_fee_gamma,uint256 _new_allowed_extra_profit,uint256 _new_adjustment_step,uint256 _new_ma_time)
6f385ff6 set_pool_implementation(address _pool_implementation,uint256 _implementation_index)
6fe26a34 set_periphery(address views,address math)
7242e524 set_admin_fee_receiver(address _admin_fee_receiver)
7542f078 batch_set_pool_asset_type(address[32] _pools,uint256[32] _asset_types)
75f66026 apply_new_parameters(uint256 _new_mid_fee,uint256 _new_out_fee,uint256 _new_fee_gamma,uint256 _new_allowed_extra_profit,uint256 _new_adjustment_step,uint256 _new_ma_time,uint256 _new_xcp_ma_time)
767691e7 exchange_received(uint256 i,uint256 j,uint256 dx,uint256 min_dy,address receiver)
7706db75 remove_liquidity_imbalance(uint256[] _amounts,uint256 _max_burn_amount)
7981c43e exchange_underlying(address _pool,int128 _i,int128 _j,uint256 _dx,uint256 _min_dy)
7a22ef67 claim_historic_rewards(address[8] _reward_tokens,address _addr)
7b935a23 claim_many(address[20] _receivers)
7c1d0b87 changeSupportRequiredPct(uint64 _supportRequiredPct)
7d49d875 remove_liquidity(uint256 _burn_amount,uint256[4] _min_amounts)
7d7c2a1c rebalance()
7e3db030 exchange_received(int128 i,int128 j,uint256 _dx,uint256 _min_dy)
7f3e17cb set_ma_exp_time(uint256 _ma_exp_time)
7fab635d add_contract(address _contract)
811a40fe checkpoint_token()
8124955c supplyFulcrum(uint256 amount)
822fe507 reset_admin_fees()
8325c002 set_donation_protection_params(uint256 _period,uint256 _threshold,uint256 _max_shares_ratio)
84738499 add_liquidity(uint256[5] _amounts,uint256 _min_mint_amount)
85267a6e remove_liquidity_imbalance(address _pool,uint256[] _amounts,uint256 _max_burn_amount)
8572ca42 update_voting_escrow()
86514738 add_liquidity(uint256[2] amounts,uint256 min_mint_amount,address receiver,bool donation)
86fbf193 revert_transfer_ownership()
8980f11f recoverERC20(address tokenAddress,uint256 tokenAmount)
89afcb44 burn(address _coin)
8cb16c8a commit_set_admins(address _o_admin,address _p_admin,address _e_admin)
8dae1a80 remove_liquidity(address _pool,uint256 _burn_amount,uint256[] _min_amounts)
8e5b490f apply_smart_wallet_checker()
8f03182c set_gauge_implementation(address _gauge_implementation)
8f15b6b5 remove_liquidity_one_coin(uint256 _token_amount,uint256 i,uint256 _min_amount,bool use_eth)
8fa892a6 remove_liquidity(address _pool,uint256 _burn_amount,uint256[3] _min_amounts)
90b22997 set_killed(bool _is_killed)
92d0d232 add_type(string _name,uint256 weight)
93f7aa67 deposit_reward_token(address _reward_token,uint256 _amount)
93f89a80 setMinTime(uint256 _minTime)
95cfcec3 gauge_relative_weight_write(address addr)
96bebb34 deploy_gauge(address _pool)
96c55175 kick(address addr)
97f9e6fe deploy_gauge(address _pool,address _manager)
98094be0 initialize(string _name,string _symbol,address _coin,uint256 _rate_multiplier,uint256 _A,uint256 _fee)
99b71d5c approveToken()
9aece83e set_manager(address _manager)
9d4a4380 ramp_A(address _pool,uint256 _future_A,uint256 _future_time)
9ddbf4b9 set_plain_implementations(uint256 _n_coins,address[10] _implementations)
9ed796d0 set_pool_implementation(address _pool_implementation)
9fdaea0c remove_liquidity_imbalance(uint256[3] _amounts,uint256 _max_burn_amount)
9ff011b9 set_new_DTOKEN(uint256 _new_DTOKEN)
a3185179 add_liquidity(address _pool,uint256[3] _deposit_amounts,uint256 _min_mint_amount)
a3e346ec exchange_dy(uint256 i,uint256 j,uint256 out_amount,uint256 max_amount)
a43c3351 commit_new_parameters(uint256 _new_mid_fee,uint256 _new_out_fee,uint256 _new_admin_fee,uint256 _new_fee_gamma,uint256 _new_allowed_extra_profit,uint256 _new_adjustment_step,uint256 _new_ma_half_time)
a461b3c8 initialize(string _name,string _symbol,address[4] _coins,uint256[4] _rate_multipliers,uint256 _A,uint256 _fee)
a48eac9d commit_new_fee(uint256 _new_fee)
a4f6af70 notify_reward_amount(address _token)
a51e1904 mint_many(address[8] gauge_addrs)
a61ac146 add_liquidity(address _pool,uint256[6] _deposit_amounts,uint256 _min_mint_amount,bool _use_eth)
a6417ed6 exchange_underlying(int128 i,int128 j,uint256 dx,uint256 min_dy)
a6929895 remove_liquidity(uint256 _amount,uint256[4] _min_amounts,bool use_eth)
a694fc3a stake(uint256 amount)
a87f8624 initialize(address _token,uint64 _supportRequiredPct,uint64 _minAcceptQuorumPct,uint64 _voteTime,uint256 _minBalance,uint256 _minTime,uint256 _minBalanceLowerLimit,uint256 _minBalanceUpperLimit,uint256 _minTimeLowerLimit,uint256 _minTimeUpperLimit)
a8dfe9f4 set_fee_receiver(address _target,address _base_pool,address _fee_receiver)
a8f22cf1 accept_transfer_ownership(address _target)
a9a8ef44 add_base_pool(address _base_pool,address _base_lp_token,uint8[] _asset_types,uint256 _n_coins)
aa38b385 deploy_pool(string _name,string _symbol,address[3] _coins,address _weth,uint256 implementation_id,uint256 A,uint256 gamma,uint256 mid_fee,uint256 out_fee,uint256 fee_gamma,uint256 allowed_extra_profit,uint256 adjustment_step,uint256 ma_exp_time,uint256[2] initial_prices)
aa40c940 remove_liquidity(address _pool,uint256 _burn_amount,uint256[3] _min_amounts,bool _use_eth)
aad348a2 exchange(address[11] _route,uint256[4][5] _swap_params,uint256 _amount,uint256 _min_dy)
ab047e00 deposit_range(address user,uint256 amount,int256 n1,int256 n2)
ac24f771 remove_liquidity_imbalance(address _pool,uint256[4] _amounts,uint256 _max_burn_amount)
ad5cc918 remove_liquidity(address _pool,uint256 _burn_amount,uint256[4] _min_amounts)
ada82c7d withdrawAccruedFees()
b07426f4 set_math_implementation(address _math_implementation)
b15e13ee renounce_ownership()
b1d3db75 commit_admin(address _addr)
b21ed502 checkpoint_total_supply()
b2f9173e remove_liquidity_fixed_out(uint256 token_amount,uint256 i,uint256 amount_i,uint256 min_amount_j,address receiver)
b3044369 set_metapool_implementations(address _target,address _base_pool,address[10] _implementations)
b4c5dbd0 anyExec(address _from,address _to,bytes _data,address _fallback,uint256 _fromChainID)
b66503cf notifyRewardAmount(address _rewardsToken,uint256 reward)
b6aa64c5 set_aave_referral(uint256 referral_code)
b6b55f25 deposit(uint256 _value)
b72df5de add_liquidity(uint256[] _amounts,uint256 _min_mint_amount)
b88a802f claimReward()
b8ca1ad7 exchange_extended(uint256 i,uint256 j,uint256 dx,uint256 min_dy,address sender,address receiver,bytes cb)
b9fa7a69 claim_historic_rewards(address[8] _reward_tokens)
bbf31644 set_new_FULCRUM(address _new_FULCRUM)
bcc981d2 convert_metapool_fees()
bdf98116 set_rewards_receiver(address _receiver)
be028426 set_limit(uint256 _limit)
bf1d02fd deploy_plain_pool_and_set_oracle(string _name,string _symbol,address[4] _coins,uint256 _A,uint256 _fee,uint256 _asset_type,uint256 _implementation_idx,uint256 _ma_exp_time,bytes4 _oracle_method_id,address _oracle_address)
c0c702dc deposit_and_stake(address deposit,address lp_token,address gauge,uint256 n_coins,address[] coins,uint256[] amounts,uint256 min_mint_amount,bool use_dynarray,address pool)
c0e991a6 apply_admin()
c1f04f76 set_gauge_manager(address _gauge,address _manager)
c2c4c5c1 checkpoint()
c45d79e9 add_liquidity(address _pool,uint256[4] _deposit_amounts,uint256 _min_mint_amount,bool _use_eth)
c51b8861 set_reward_receiver(address _reward_receiver)
c8175004 set_reward_distributor(address _gauge,address _reward_token,address _distributor)
c899fe32 send_blockhash(uint256 _block_number,uint256 _chain_id)
c91d956c setMinBalance(uint256 _minBalance)
c93f49e8 claim_admin_fees()
c955fa04 deploy_pool(string _name,string _symbol,address[2] _coins,uint256 A,uint256 gamma,uint256 mid_fee,uint256 out_fee,uint256 allowed_extra_profit,uint256 fee_gamma,uint256 adjustment_step,uint256 admin_fee,uint256 ma_half_time,uint256 initial_price)
cb7558f1 exchange_underlying(uint256 i,uint256 j,uint256 _dx,uint256 _min_dy,bool use_eth)
cb956b46 set_metapool_implementations(address _base_pool,address[10] _implementations)
cc1891c7 set_callback(address liquidity_mining_callback)
cc1a378f setRewardsDuration(uint256 _rewardsDuration)
d0ed26ae addReward(address _rewardsToken,address _rewardsDistributor,uint256 _rewardsDuration)
d178231c initialize(string _name,string _symbol,address _coin,uint256 _decimals,uint256 _A,uint256 _fee,address _admin)
d1d24d49 set_oracle(bytes4 _method_id,address _oracle)
d1dd6f56 set_receiver(address _receiver)
d40ddb8c remove_liquidity(uint256 _burn_amount,uint256[] _min_amounts)
d4387a99 set_rate(uint256 rate)
d4b9e214 deploy_plain_pool(string _name,string _symbol,address[4] _coins,uint256 _A,uint256 _fee,uint256 _asset_type,uint256 _implementation_idx,uint256 _ma_exp_time)
d4d2646e change_gauge_weight(address addr,uint256 weight)
d5db2c80 newVote(bytes _executionScript,string _metadata)
d6943525 remove_liquidity_one_coin(address _pool,uint256 _burn_amount,uint256 i,uint256 _min_amount,bool _use_eth)
d7136328 vote_for_gauge_weights(address _gauge_addr,uint256 _user_weight)
d88449ee set_reward_duration(address _token,uint256 _duration)
d91f18f8 set_factory_manager(address _target,address _manager)
d948d468 forward(bytes _evmScript)
db1ca260 change_type_weight(int128 type_id,uint256 weight)
db2f5f79 recover_balance(address _coin)
db89fabc add_existing_metapools(address[10] _pools)
dc177eec disableVoteCreationOnce()
dc3a2d81 add_liquidity(uint256[4] _amounts,uint256 _min_mint_amount,bool use_eth)
dd289d60 toggle_approve_mint(address minting_user)
dd96994f exchange_extended(uint256 i,uint256 j,uint256 dx,uint256 min_dy,bool use_eth,address sender,address receiver,bytes32 cb)
de7fe3bf deploy_metapool(address _base_pool,string _name,string _symbol,address _coin,uint256 _A,uint256 _fee,uint256 _implementation_idx)
df133bca vote(uint256 _voteData,bool _supports,bool _executesIfDecided)
df136602 enableVoteCreationOnce()
df8c5d73 deploy_metapool(address _base_pool,string _name,string _symbol,address _coin,uint256 _A,uint256 _fee,uint256 _offpeg_fee_multiplier,uint256 _ma_exp_time,uint256 _implementation_idx,uint8 _asset_type,bytes4 _method_id,address _oracle)
e10a16b8 deploy_gauge(uint256 _chain_id,bytes32 _salt)
e1df4f63 remove_liquidity_imbalance(uint256[2] _amounts,uint256 _max_burn_amount,bool _use_underlying)
e3103273 remove_liquidity_imbalance(uint256[2] _amounts,uint256 _max_burn_amount)
e3698853 kill_me()
e3bff5ce remove_liquidity(uint256 _amount,uint256[5] _min_amounts)
e3e34069 deploy_child_gauge(uint256 _chain_id,address _lp_token,bytes32 _salt,address _manager)
e41ab771 set_fee_receiver(address _fee_receiver)
e5361522 bridge(address _token,address _to,uint256 _amount,uint256 _min_amount)
e5ea47b8 accept_transfer_ownership()
e6f1daf2 claim_rewards()
e849d659 supplyCompound(uint256 amount)
e8d64d6c apply_new_fee(address _pool)
e8de0d4d add_reward(address _reward_token,address _distributor)
e9333fab set_admin(address _new_admin)
e9f4073f migrate_gauge_manager(address _gauge)
e9fad8ee exit()
ee11f5b6 commit_new_parameters(uint256 amplification,uint256 new_fee,uint256 new_admin_fee)
ee22be23 add_liquidity(uint256[2] amounts,uint256 min_mint_amount,bool use_eth)
eff7a612 increase_unlock_time(uint256 _unlock_time)
f0350c04 transfer_ownership(address new_owner)
f1dc3cc9 remove_liquidity_one_coin(uint256 token_amount,uint256 i,uint256 min_amount)
f2100f2d set_bridger(address _bridger)
f4b00513 newVote(bytes _executionScript,string _metadata,bool _castVote,bool _executesIfDecided)
f5b2f016 set_donation_duration(uint256 duration)
f5ff1916 set_new_COMPOUND(address _new_COMPOUND)
f6fa937f set_views_implementation(address _views_implementation)
f7de1b20 set_plain_implementations(address _target,uint256 _n_coins,address[10] _implementations)
f9754c93 anyCall(address _to,bytes _data,address _fallback,uint256 _toChainID)
f98a4eca executeVote(uint256 _voteId)
fce64736 remove_liquidity(uint256 _amount,uint256[3] _min_amounts,bool _use_underlying)
fd9de631 add_liquidity(address _pool,uint256[] _deposit_amounts,uint256 _min_mint_amount)
`,
    },
    {
      source: `Balancer v2 and v3 (npm @balancer/sdk 6.1.1)`,
      licence: `MIT`,
      entries: `
026b3d95 initialize(address pool,address[] tokens,uint256[] exactAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
02c96748 exitswapExternAmountOut(address tokenOut,uint256 tokenAmountOut,uint256 maxPoolAmountIn)
042cd514 setDefaultMevTaxMultiplier(uint256 newDefaultMevTaxMultiplier)
058a628f setAuthorizer(address newAuthorizer)
086fad66 initializeHook((address sender,address pool,address[] tokens,uint256[] exactAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData) params)
08a465f6 swapExactInHook((address sender,(address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 exactAmountIn,uint256 minAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData) params)
08c04793 removeLiquidityRecovery(address pool,uint256 exactBptAmountIn,uint256[] minAmountsOut)
09b2760f registerPool(uint8 specialization)
0b7562be unpauseVault()
0b89f182 onRegister(address,address pool,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[],(bool disableUnbalancedLiquidity,bool enableAddLiquidityCustom,bool enableRemoveLiquidityCustom,bool enableDonation))
0ca078ec addLiquidityCustom(address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
0e248fea gaugeClaimRewards(address[] gauges)
0e8e3e84 manageUserBalance((uint8 kind,address asset,uint256 amount,address sender,address recipient)[] ops)
0f710888 queryRemoveLiquidityProportional(address pool,uint256 exactBptAmountIn,address sender,bytes userData)
1089e5e3 stakeETHAndWrap(address recipient,uint256 amount,uint256 outputReference)
137c29fe permitWitnessTransferFrom(((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit,(address to,uint256 requestedAmount) transferDetails,address owner,bytes32 witness,string witnessTypeString,bytes signature)
138fdc2c wrapGearbox(address wrappedToken,address sender,address recipient,uint256 mainAmount,uint256 outputReference)
13f7bb4d queryRemoveLiquidityFromBuffer(address wrappedToken,uint256 exactSharesToRemove)
15afd409 settle(address token,uint256 amountHint)
15dacbea transferFrom(address spender,address from,address to,uint256 amount)
175d4408 querySwapSingleTokenExactOut(address pool,address tokenIn,address tokenOut,uint256 exactAmountOut,address sender,bytes userData)
18369446 batchSwap(uint8 kind,(bytes32 poolId,uint256 assetInIndex,uint256 assetOutIndex,uint256 amount,bytes userData)[] swaps,address[] assets,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds,int256[] limits,uint256 deadline,uint256 value,(uint256 index,uint256 key)[] outputReferences)
18b2cde9 revokeRolesFromMany(bytes32[] roles,address[] accounts)
18b6eb55 onAfterSwap((uint8 kind,address tokenIn,address tokenOut,uint256 amountInScaled18,uint256 amountOutScaled18,uint256 tokenInBalanceScaled18,uint256 tokenOutBalanceScaled18,uint256 amountCalculatedScaled18,uint256 amountCalculatedRaw,address router,address pool,bytes userData))
19aceff3 addLiquidityERC4626PoolProportionalHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params,bool[] wrapUnderlying)
19c6989f permitBatchAndCall((address token,address owner,address spender,uint256 amount,uint256 nonce,uint256 deadline)[] permitBatch,bytes[] permitSignatures,((address token,uint160 amount,uint48 expiration,uint48 nonce)[] details,address spender,uint256 sigDeadline) permit2Batch,bytes permit2Signature,bytes[] multicallData)
1c149e28 onBeforeInitialize(uint256[],bytes)
1c982441 wrapStETH(address sender,address recipient,uint256 amount,uint256 outputReference)
1d56798d queryAddLiquiditySingleTokenExactOut(address pool,address tokenIn,uint256 exactBptAmountOut,address sender,bytes userData)
21457897 removeLiquidity((address pool,address from,uint256 maxBptAmountIn,uint256[] minAmountsOut,uint8 kind,bytes userData) params)
2182c8fe create(string name,string symbol,address[] tokens,uint256[] normalizedWeights,address[] rateProviders,uint256 swapFeePercentage,address owner,bytes32 salt)
23b39241 queryRemoveLiquiditySingleTokenExactIn(address pool,uint256 exactBptAmountIn,address tokenOut,address sender,bytes userData)
23de6651 emitTransfer(address from,address to,uint256 amount)
25e82bf3 create((string name,string symbol,address owner,address projectToken,address reserveToken,uint256 startTime,uint256 endTime,bool blockProjectTokenSwapsIn) lbpCommonParams,(uint256 projectTokenStartWeight,uint256 reserveTokenStartWeight,uint256 projectTokenEndWeight,uint256 reserveTokenEndWeight,uint256 reserveTokenVirtualBalance) lbpParams,uint256 swapFeePercentage,bytes32 salt,address poolCreator)
2754888d onAfterRemoveLiquidity(address,address,uint8,uint256,uint256[],uint256[] amountsOutRaw,uint256[],bytes)
27bfb13a addLiquidityERC4626PoolUnbalancedHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params,bool[] wrapUnderlying)
280bdfc6 queryRemoveLiquidityProportionalNestedPool(address parentPool,uint256 exactBptAmountIn,address[] tokensOut,address sender,bytes userData)
286f580d swapExactIn((address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 exactAmountIn,uint256 minAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData)
2950286e querySwapExactOut((address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 maxAmountIn,uint256 exactAmountOut)[] paths,address sender,bytes userData)
2bfb780c swap((uint8 kind,address pool,address tokenIn,address tokenOut,uint256 amountGivenRaw,uint256 limitRaw,bytes userData) vaultSwapParams)
2c25efe1 wrapCompoundV2(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
2cbec84e stakeETH(address recipient,uint256 amount,uint256 outputReference)
2d771389 setProtocolFeeController(address newProtocolFeeController)
2e6272ea swap((bytes32 poolId,uint8 kind,address assetIn,address assetOut,uint256 amount,bytes userData) singleSwap,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds,uint256 limit,uint256 deadline,uint256 value,uint256 outputReference)
2f1a0bc9 startAmplificationParameterUpdate(uint256 rawEndValue,uint256 endTime)
2f2770db disable()
311c5c57 unwrapTetu(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
34e19907 setSwapFee(uint256 swapFee)
38947f0b removeLiquidityProportionalFromERC4626Pool(address pool,uint256 exactBptAmountIn,uint256[] minUnderlyingAmountsOut,bool wethIsEth,bytes userData)
38be241d onAfterInitialize(uint256[],uint256,bytes)
3ebc54e5 querySwapSingleTokenExactIn(address pool,address tokenIn,address tokenOut,uint256 exactAmountIn,address sender,bytes userData)
3f85d390 gaugeMint(address[] gauges,uint256 outputReference)
400f230d queryAddLiquidityToBufferHook(address wrappedToken,uint256 exactSharesToIssue)
433b0865 wrapAaveDynamicToken(address staticToken,address sender,address recipient,uint256 amount,bool fromUnderlying,uint256 outputReference)
43583be5 erc4626BufferWrapOrUnwrap((uint8 kind,uint8 direction,address wrappedToken,uint256 amountGivenRaw,uint256 limitRaw) params)
44b6ac74 unwrapCompoundV2(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
452db952 queryAddLiquidityCustom(address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,address sender,bytes userData)
45421ec7 onBeforeAddLiquidity(address,address,uint8,uint256[],uint256,uint256[],bytes)
46ab38f1 exitswapPoolAmountIn(address tokenOut,uint256 poolAmountIn,uint256 minAmountOut)
48699d58 gaugeCheckpoint(address user,address[] gauges)
48c89491 unlock(bytes data)
4af29ec4 addLiquidity((address pool,address to,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bytes userData) params)
4b35fab4 addLiquidityERC4626PoolProportionalHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params)
4bb278f3 finalize()
4c97a878 removeLiquidityERC4626PoolProportionalHook((address sender,address pool,uint256[] minAmountsOut,uint256 maxBptAmountIn,uint8 kind,bool wethIsEth,bytes userData) params,bool[] unwrapWrapped)
4e493cfd setMaxSurgeFeePercentage(address pool,uint256 newMaxSurgeSurgeFeePercentage)
4e9d9bab unwrapShareToken(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
4f06a70b wrapYearn(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
4f69c0d4 joinPool(uint256 poolAmountOut,uint256[] maxAmountsIn)
4fe56ed6 addLiquidityToBufferHook(address wrappedToken,uint256 maxAmountUnderlyingIn,uint256 maxAmountWrappedIn,uint256 exactSharesToIssue,address sharesOwner)
5001fe75 wrapShareToken(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
502383f4 addLiquidityToBuffer(address wrappedToken,uint256 maxAmountUnderlyingIn,uint256 maxAmountWrappedIn,uint256 exactSharesToIssue)
51682750 removeLiquidityProportional(address pool,uint256 exactBptAmountIn,uint256[] minAmountsOut,bool wethIsEth,bytes userData)
5211fa77 onBeforeSwap((uint8 kind,uint256 amountGivenScaled18,uint256[] balancesScaled18,uint256 indexIn,uint256 indexOut,address router,bytes userData),address)
52b88746 wrapEuler(address wrappedToken,address eulerProtocol,address sender,address recipient,uint256 amount,uint256 outputReference)
53d0bb98 queryRemoveLiquiditySingleTokenExactOut(address pool,address tokenOut,uint256 exactAmountOut,address sender,bytes userData)
55aca1ec pausePool(address pool)
560561d0 addLiquidityProportionalToERC4626Pool(address pool,uint256[] maxUnderlyingAmountsIn,uint256 exactBptAmountOut,bool wethIsEth,bytes userData)
5687f2b8 emitApproval(address owner,address spender,uint256 amount)
59f00466 setSurgeThresholdPercentage(address pool,uint256 newSurgeThresholdPercentage)
5a3c3987 querySwapExactOutHook((address sender,(address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 maxAmountIn,uint256 exactAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData) params)
5b343791 addLiquidityHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params)
5c38449e flashLoan(address recipient,address[] tokens,uint256[] amounts,bytes userData)
5db34277 joinswapExternAmountIn(address tokenIn,uint256 tokenAmountIn,uint256 minPoolAmountOut)
5dcacd64 removeLiquidityFromBufferHook(address wrappedToken,uint256 sharesToRemove,uint256 minAmountUnderlyingOutRaw,uint256 minAmountWrappedOutRaw,address sharesOwner)
5e0b06f4 updateAggregateSwapFeePercentage(address pool,uint256 newAggregateSwapFeePercentage)
5f9815ff queryRemoveLiquidityRecoveryHook(address pool,address sender,uint256 exactBptAmountIn)
611b90dd unwrapUnbuttonToken(address wrapperToken,address sender,address recipient,uint256 amount,uint256 outputReference)
627cdcb9 incrementNonce()
62f57cd8 enableMevTax()
653eb3b0 initializeBuffer(address wrappedToken,uint256 amountUnderlyingRaw,uint256 amountWrappedRaw,uint256 minIssuedShares,address sharesOwner)
65ca4804 gaugeWithdraw(address gauge,address sender,address recipient,uint256 amount)
66188463 decreaseApproval(address dst,uint256 amt)
662727cc queryAddLiquidityToBuffer(address wrappedToken,uint256 exactSharesToIssue)
66a9c7d2 registerTokens(bytes32 poolId,address[] tokens,address[] assetManagers)
68a24fe0 swapSingleTokenHook((address sender,uint8 kind,address pool,address tokenIn,address tokenOut,uint256 amountGiven,uint256 limit,uint256 deadline,bool wethIsEth,bytes userData) params)
698cc74b queryAddLiquidityProportionalToERC4626Pool(address pool,bool[] wrapUnderlying,uint256 exactBptAmountOut,address sender,bytes userData)
6d06dfa0 joinswapPoolAmountOut(address tokenIn,uint256 poolAmountOut,uint256 maxAmountIn)
6d307ea8 wrapERC4626(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
6dcf1366 addLiquidityUnbalancedNestedPoolHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params,address[] tokensIn)
6fb93980 addLiquidityUnbalancedNestedPool(address parentPool,address[] tokensIn,uint256[] exactAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
724dba33 addLiquidityProportional(address pool,uint256[] maxAmountsIn,uint256 exactBptAmountOut,bool wethIsEth,bytes userData)
7251d34e addLiquidityERC4626PoolUnbalancedHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params)
72657d17 addLiquiditySingleTokenExactOut(address pool,address tokenIn,uint256 maxAmountIn,uint256 exactBptAmountOut,bool wethIsEth,bytes userData)
750283bc swapSingleTokenExactIn(address pool,address tokenIn,address tokenOut,uint256 exactAmountIn,uint256 minAmountOut,uint256 deadline,bool wethIsEth,bytes userData)
757d64b3 quoteAndRevert(bytes data)
7887b7c0 vaultActionsQueryMulticall(bytes[] data)
7ab6e03c unwrapAaveStaticToken(address staticToken,address sender,address recipient,uint256 amount,bool toUnderlying,uint256 outputReference)
7b03c7ba removeLiquidityHook((address sender,address pool,uint256[] minAmountsOut,uint256 maxBptAmountIn,uint8 kind,bool wethIsEth,bytes userData) params)
7bc008f5 gaugeDeposit(address gauge,address sender,address recipient,uint256 amount)
7c5e9ea4 swapExactAmountOut(address tokenIn,uint256 maxAmountIn,address tokenOut,uint256 tokenAmountOut,uint256 maxPrice)
7d3aeb96 deregisterTokens(bytes32 poolId,address[] tokens)
80db15bd setRelayerApproval(address relayer,bool approved,bytes authorisation)
8201aa3f swapExactAmountIn(address tokenIn,uint256 tokenAmountIn,address tokenOut,uint256 minAmountOut,uint256 maxPrice)
821440f2 disableQueryPermanently()
82bf2b24 removeLiquidityCustom(address pool,uint256 maxBptAmountIn,uint256[] minAmountsOut,bool wethIsEth,bytes userData)
82cd54fb removeLiquidityRecoveryHook(address pool,address sender,uint256 exactBptAmountIn,uint256[] minAmountsOut)
837f9bcb manageUserBalance((uint8 kind,address asset,uint256 amount,address sender,address recipient)[] ops,uint256 value,(uint256 index,uint256 key)[] outputReferences)
8a12a08c querySwapExactInHook((address sender,(address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 exactAmountIn,uint256 minAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData) params)
8aea48d5 queryAddLiquidityUnbalancedToERC4626Pool(address pool,uint256[] exactUnderlyingAmountsIn,address sender,bytes userData)
8b35ac8d unwrapYearn(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
8c55613e disableMevTax()
8c57198b gaugeSetMinterApproval(bool approval,address user,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
8d64cfbc vaultPermit(address token,address owner,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)
8eb1b65e swapExactOut((address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 maxAmountIn,uint256 exactAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData)
8f4ab9ca collectAggregateFees(address pool)
8fe4624f joinPool(bytes32 poolId,uint8 kind,address sender,address recipient,(address[] assets,uint256[] maxAmountsIn,bytes userData,bool fromInternalBalance) request,uint256 value,uint256 outputReference)
916cc961 queryRemoveLiquidityProportionalFromERC4626Pool(address pool,uint256 exactBptAmountIn,address sender,bytes userData)
92eefe9b setController(address manager)
941e849b unwrapEuler(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
945ed33f swapExactOutHook((address sender,(address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 maxAmountIn,uint256 exactAmountOut)[] paths,uint256 deadline,bool wethIsEth,bytes userData) params)
94e86ef8 swapSingleTokenExactOut(address pool,address tokenIn,address tokenOut,uint256 exactAmountOut,uint256 maxAmountIn,uint256 deadline,bool wethIsEth,bytes userData)
959fc17a vaultPermitDAI(address token,address holder,uint256 nonce,uint256 expiry,bool allowed,uint8 v,bytes32 r,bytes32 s)
976907cc onAfterAddLiquidity(address,address,uint8,uint256[],uint256[] amountsInRaw,uint256,uint256[],bytes)
988360a3 revokeRoles(bytes32[] roles,address account)
98f3b18c addLiquidityUnbalancedToERC4626Pool(address pool,uint256[] exactUnderlyingAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
9b157919 removeMevTaxExemptSenders(address[] senders)
9de90518 queryAddLiquidityProportional(address pool,uint256 exactBptAmountOut,address sender,bytes userData)
9e0879c2 pauseVault()
9ebbf05d queryJoin(bytes32 poolId,address sender,address recipient,(address[] assets,uint256[] maxAmountsIn,bytes userData,bool fromInternalBalance) request)
9f64fd63 addMevTaxExemptSenders(address[] senders)
a07d6040 removeLiquidityRecovery(address pool,address from,uint256 exactBptAmountIn,uint256[] minAmountsOut)
a3902604 queryInitializeBufferHook(address wrappedToken,uint256 exactAmountUnderlyingIn,uint256 exactAmountWrappedIn)
a4953ebd queryAddLiquidityProportionalToERC4626Pool(address pool,uint256 exactBptAmountOut,address sender,bytes userData)
a4e5de3c setDefaultMevTaxThreshold(uint256 newDefaultMevTaxThreshold)
a73cb2ab grantRolesToMany(bytes32[] roles,address[] accounts)
aba40fa7 addLiquidityUnbalanced(address pool,uint256 deadline,bool wethIsEth,(uint256 exactBptAmountOut,address exactToken,uint256 exactAmount,uint256 maxAdjustableAmount,bytes addLiquidityUserData,bytes swapUserData) params)
abf6d399 wrapUnbuttonToken(address wrapperToken,address sender,address recipient,uint256 uAmount,uint256 outputReference)
ae639329 sendTo(address token,address to,uint256 amount)
b02f0b73 exitPool(uint256 poolAmountIn,uint256[] minAmountsOut)
b037ed36 queryRemoveLiquidityRecovery(address pool,uint256 exactBptAmountIn)
b064b376 wrapTetu(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
b24bd571 queryRemoveLiquidityHook((address sender,address pool,uint256[] minAmountsOut,uint256 maxBptAmountIn,uint8 kind,bool wethIsEth,bytes userData) params)
b3595be0 create(string name,string symbol,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokens,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,uint256 swapFeePercentage,(uint256 initialMinPrice,uint256 initialMaxPrice,uint256 initialTargetPrice,bool tokenAPriceIncludesRate,bool tokenBPriceIncludesRate) priceParams,uint256 dailyPriceShiftExponent,uint256 centerednessMargin,bytes32 salt)
b365a3c2 initializeBuffer(address wrappedToken,uint256 exactAmountUnderlyingIn,uint256 exactAmountWrappedIn,uint256 minIssuedShares)
b5696b85 queryAddLiquidityUnbalancedHook((address pool,address sender,uint256 deadline,bool wethIsEth,(uint256 exactBptAmountOut,address exactToken,uint256 exactAmount,uint256 maxAdjustableAmount,bytes addLiquidityUserData,bytes swapUserData) operationParams) params)
b6d24737 approveVault(address token,uint256 amount)
b9212b49 unpauseVaultBuffers()
b9bc4ba9 create(string name,string symbol,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokens,(int256 alpha,int256 beta,int256 c,int256 s,int256 lambda) eclpParams,((int256 x,int256 y) tauAlpha,(int256 x,int256 y) tauBeta,int256 u,int256 v,int256 w,int256 z,int256 dSq) derivedEclpParams,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,uint256 swapFeePercentage,address poolHooksContract,bool enableDonation,bool disableUnbalancedLiquidity,bytes32 salt)
ba5f9f40 onBeforeRemoveLiquidity(address,address,uint8,uint256,uint256[],uint256[],bytes)
ba8a2be0 initialize(address pool,address to,address[] tokens,uint256[] exactAmountsIn,uint256 minBptAmountOut,bytes userData)
be5ae841 querySwapHook((address sender,uint8 kind,address pool,address tokenIn,address tokenOut,uint256 amountGiven,uint256 limit,uint256 deadline,bool wethIsEth,bytes userData) params)
bf6ee3fd donate(address pool,uint256[] amountsIn,bool wethIsEth,bytes userData)
bffb78b2 disableRecoveryMode(address pool)
c08bc851 addLiquidityUnbalanced(address pool,uint256[] exactAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
c1da024c addLiquidityUnbalancedToERC4626Pool(address pool,bool[] wrapUnderlying,uint256[] exactAmountsIn,uint256 minBptAmountOut,bool wethIsEth,bytes userData)
c1e85fb0 queryAddLiquidityUnbalanced(address pool,address sender,(uint256 exactBptAmountOut,address exactToken,uint256 exactAmount,uint256 maxAdjustableAmount,bytes addLiquidityUserData,bytes swapUserData) params)
c330c7be queryRemoveLiquidityCustom(address pool,uint256 maxBptAmountIn,uint256[] minAmountsOut,address sender,bytes userData)
c4407f1f setPoolMevTaxThreshold(address pool,uint256 newPoolMevTaxThreshold)
c7b2c52c queryExit(bytes32 poolId,address sender,address recipient,(address[] assets,uint256[] minAmountsOut,bytes userData,bool toInternalBalance) request)
c8088247 emitAuxiliaryEvent(bytes32 eventKey,bytes eventData)
c9b8ddb2 queryAddLiquidityUnbalancedToERC4626Pool(address pool,bool[] wrapUnderlying,uint256[] exactAmountsIn,address sender,bytes userData)
ca3b2ba0 create((string name,string symbol,address owner,address projectToken,address reserveToken,uint256 startTime,uint256 endTime,bool blockProjectTokenSwapsIn) lbpCommonParams,uint256 projectTokenRate,uint256 swapFeePercentage,bytes32 salt,address poolCreator)
cf5e7bd3 unbind(address token)
d15126ba setStaticSwapFeePercentage(address pool,uint256 swapFeePercentage)
d293f290 unwrapReaperVaultToken(address vaultToken,address sender,address recipient,uint256 amount,uint256 outputReference)
d2ae94ac addLiquidityUnbalancedHook((address pool,address sender,uint256 deadline,bool wethIsEth,(uint256 exactBptAmountOut,address exactToken,uint256 exactAmount,uint256 maxAdjustableAmount,bytes addLiquidityUserData,bytes swapUserData) operationParams) hookParams)
d403a47d setPoolMevTaxMultiplier(address pool,uint256 newPoolMevTaxMultiplier)
d73dd623 increaseApproval(address dst,uint256 amt)
d80952d5 exitPool(bytes32 poolId,uint8 kind,address sender,address recipient,(address[] assets,uint256[] minAmountsOut,bytes userData,bool toInternalBalance) request,(uint256 index,uint256 key)[] outputReferences)
d8a7f9fe removeLiquidityProportionalFromERC4626Pool(address pool,bool[] unwrapWrapped,uint256 exactBptAmountIn,uint256[] minAmountsOut,bool wethIsEth,bytes userData)
d96af070 queryRemoveLiquidityFromBufferHook(address wrappedToken,uint256 exactSharesToRemove)
d9f70869 initializeBufferHook(address wrappedToken,uint256 exactAmountUnderlyingIn,uint256 exactAmountWrappedIn,uint256 minIssuedShares,address sharesOwner)
da001f7d queryAddLiquidityUnbalanced(address pool,uint256[] exactAmountsIn,address sender,bytes userData)
db4c0e91 unwrapWstETH(address sender,address recipient,uint256 amount,uint256 outputReference)
dc3f574e enableRecoveryMode(address pool)
de1a36a6 disableQuery()
e085c5a8 pauseVaultBuffers()
e0d55605 enableQuery()
e0fefe35 queryInitializeBuffer(address wrappedToken,uint256 exactAmountUnderlyingIn,uint256 exactAmountWrappedIn)
e253670a updateAggregateYieldFeePercentage(address pool,uint256 newAggregateYieldFeePercentage)
e289e380 setMaxMevSwapFeePercentage(uint256 maxMevSwapFeePercentage)
e2a92b1a addLiquidityToBuffer(address wrappedToken,uint256 maxAmountUnderlyingInRaw,uint256 maxAmountWrappedInRaw,uint256 exactSharesToIssue,address sharesOwner)
e3b5dff4 querySwapExactIn((address tokenIn,(address pool,address tokenOut,bool isBuffer)[] steps,uint256 exactAmountIn,uint256 minAmountOut)[] paths,address sender,bytes userData)
e3c3e64f addLiquidityProportionalToERC4626Pool(address pool,bool[] wrapUnderlying,uint256[] maxAmountsIn,uint256 exactBptAmountOut,bool wethIsEth,bytes userData)
e48fd3bb removeLiquidityProportionalNestedPool(address parentPool,uint256 exactBptAmountIn,address[] tokensOut,uint256[] minAmountsOut,bool wethIsEth,bytes userData)
e4e1e538 bind(address token,uint256 balance,uint256 denorm)
e6c46092 managePoolBalance((uint8 kind,bytes32 poolId,address token,uint256 amount)[] ops)
e7326def removeLiquiditySingleTokenExactOut(address pool,uint256 maxBptAmountIn,address tokenOut,uint256 exactAmountOut,bool wethIsEth,bytes userData)
e8210e3c wrapReaperVaultToken(address vaultToken,address sender,address recipient,uint256 amount,uint256 outputReference)
e969f6b3 querySwap((bytes32 poolId,uint8 kind,address assetIn,address assetOut,uint256 amount,bytes userData) singleSwap,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds)
e9c90838 removeLiquidityERC4626PoolProportionalHook((address sender,address pool,uint256[] minAmountsOut,uint256 maxBptAmountIn,uint8 kind,bool wethIsEth,bytes userData) params)
eb0f24d6 stopAmplificationParameterUpdate()
ebc7955c removeLiquidityFromBuffer(address wrappedToken,uint256 sharesToRemove,uint256 minAmountUnderlyingOutRaw,uint256 minAmountWrappedOutRaw)
ecb2182c removeLiquiditySingleTokenExactIn(address pool,uint256 exactBptAmountIn,address tokenOut,uint256 minAmountOut,bool wethIsEth,bytes userData)
edfa3568 quote(bytes data)
ee204264 create(string name,string symbol,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokens,uint256 amplificationParameter,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,uint256 swapFeePercentage,address poolHooksContract,bool enableDonation,bool disableUnbalancedLiquidity,bytes32 salt)
eeec802f registerPool(address pool,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokenConfig,uint256 swapFeePercentage,uint32 pauseWindowEndTime,bool protocolFeeExempt,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,address poolHooksContract,(bool disableUnbalancedLiquidity,bool enableAddLiquidityCustom,bool enableRemoveLiquidityCustom,bool enableDonation) liquidityManagement)
efd85f14 queryAddLiquidityHook((address sender,address pool,uint256[] maxAmountsIn,uint256 minBptAmountOut,uint8 kind,bool wethIsEth,bytes userData) params)
efe69108 unwrapERC4626(address wrappedToken,address sender,address recipient,uint256 amount,uint256 outputReference)
f21c38cd unpausePool(address pool)
f3cab685 peekChainedReferenceValue(uint256 ref)
f4dd54b0 unwrapGearbox(address wrappedToken,address sender,address recipient,uint256 dieselAmount,uint256 outputReference)
f4f1cdee removeLiquidityProportionalNestedPoolHook((address sender,address pool,uint256[] minAmountsOut,uint256 maxBptAmountIn,uint8 kind,bool wethIsEth,bytes userData) params,address[] tokensOut)
f702bddb queryAddLiquidityUnbalancedNestedPool(address parentPool,address[] tokensIn,uint256[] exactAmountsIn,address sender,bytes userData)
f84d066e queryBatchSwap(uint8 kind,(bytes32 poolId,uint256 assetInIndex,uint256 assetOutIndex,uint256 amount,bytes userData)[] swaps,address[] assets,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds)
f921696e queryRemoveLiquidityProportionalFromERC4626Pool(address pool,bool[] unwrapWrapped,uint256 exactBptAmountIn,address sender,bytes userData)
f9d62108 create(string name,string symbol,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokens,uint256 amplificationParameter,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,uint256 swapFeePercentage,bool enableDonation,bytes32 salt)
fcd7627e grantRoles(bytes32[] roles,address account)
fe8ec1a7 permitWitnessTransferFrom(((address token,uint256 amount)[] permitted,uint256 nonce,uint256 deadline) permit,(address to,uint256 requestedAmount)[] transferDetails,address owner,bytes32 witness,string witnessTypeString,bytes signature)
fed4cdda create(string name,string symbol,(address token,uint8 tokenType,address rateProvider,bool paysYieldFees)[] tokens,uint256[] normalizedWeights,(address pauseManager,address swapFeeManager,address poolCreator) roleAccounts,uint256 swapFeePercentage,address poolHooksContract,bool enableDonation,bool disableUnbalancedLiquidity,bytes32 salt)
`,
    },
    {
      source: `Maker and Dai (npm @makerdao/dai 0.42.4)`,
      licence: `MIT`,
      entries: `
0302c688 prod()
0344a36f draw(address tub_,bytes32 cup,uint256 wad)
03e1b3c6 sellAllAmountBuyEth(address otc,address payToken,uint256 payAmt,address wethToken,uint256 minBuyAmt)
0434fe0b heal()
049878f3 join(uint256 wad)
0621b4f6 sellAllAmount(address pay_gem,uint256 pay_amt,address buy_gem,uint256 min_fill_amount)
093f5198 make(address pay_gem,address buy_gem,uint128 pay_amt,uint128 buy_amt)
09a14f2e linkSelf()
1406b921 vent()
1504460f poke(bytes32 wut)
17dc92f5 cash(uint256 wad)
18178358 poke()
1b33d412 offer(uint256 pay_amt,address pay_gem,uint256 buy_amt,address buy_gem,uint256 pos)
1b968160 wipeAndFree(address tub_,bytes32 cup,uint256 jam,uint256 wad,address otc_)
1d834a1b insert(uint256 id,uint256 pos)
1ebf0d11 sellAllAmount(address otc,address payToken,uint256 payAmt,address buyToken,uint256 minBuyAmt)
1edf0c1e lockAndDraw(address tub_,bytes32 cup,uint256 wad)
1f6a1eb9 execute(bytes _code,bytes _data)
22e58933 setTubGap(uint256 wad)
2545b9e2 setTapGap(uint256 wad)
2aed1905 setMatchingEnabled(bool matchingEnabled_)
2bc3217d forbid(address src,address dst,bytes32 sig)
2d04ebd4 initiateLink(address hot)
2e5bb6ff setTax(uint256 ray)
338a0261 rhi()
343aad82 flow()
3c0ab650 buyAllAmount(address otc,address buyToken,uint256 buyAmt,address payToken,uint256 maxPayAmt)
3c278bd5 lift(address whom)
3de377ec mock(uint256 wad)
3fa9baf1 createAndBuyAllAmountBuyEth(address factory,address otc,uint256 wethAmt,address payToken,uint256 maxPayAmt)
40cc8854 bite(bytes32 cup)
440f19ba draw(bytes32 cup,uint256 wad)
454a2ab3 bid(uint256 wad)
467f0b7b del_rank(uint256 id)
47786d37 setCap(uint256 wad)
495d32cb par()
49606455 take(bytes32 id,uint128 maxTakeAmount)
5123e1fa etch(address[] yays)
516e9aec lockAndDraw(address tub_,uint256 wad)
55deb8fc tell(uint256 ray)
581f3c50 createAndOpen(address registry_,address tub_)
5ac801fe setName(bytes32 name_)
5d6542af way()
603af06f withdrawPoll(uint256 pollId)
65688cc9 newGuard()
65d1df24 s2s()
67aff484 setUserRole(address who,uint8 role,bool enabled)
69245009 cage()
69fe0e2d setFee(uint256 ray)
6c1210e8 createAndSellAllAmountBuyEth(address factory,address otc,address payToken,uint256 payAmt,uint256 minBuyAmt)
6f78ee0d rap(bytes32 cup)
6fc4a4a2 createAndBuyAllAmountPayEth(address factory,address otc,address buyToken,uint256 buyAmt)
73b38101 wipe(bytes32 cup,uint256 wad)
779997c3 bump(bytes32 id_)
792037e3 shut(address tub_,bytes32 cup,address otc_)
793e39cd createAndSellAllAmountPayEth(address factory,address otc,address buyToken,uint256 minBuyAmt)
79d88d87 forbid(bytes32 src,bytes32 dst,bytes32 sig)
7d40583d setRoleCapability(uint8 role,address code,bytes4 sig,bool enabled)
7e74325f turn(address tap_)
7f8661a1 exit(uint256 wad)
7fb07f6e setMat(uint256 ray)
80e9071b reclaim()
8185402b buyAllAmount(address buy_gem,uint256 buy_amt,address pay_gem,uint256 max_fill_amount)
8196b3f7 withdrawPoll(uint256[] pollIds)
82bf9a75 setPip(address pip_)
8733ece7 vote(uint256[] pollIds,uint256[] optionIds)
87fdc401 make(address whom,uint256 mana,bytes data)
881be8f7 undo()
8a9fc475 wipe(address tub_,bytes32 cup,uint256 wad,address otc_)
8ceedb47 cage(uint256 fit_,uint256 jam)
8e1a55fc build()
92b0d721 mold(bytes32 param,uint256 val)
92eeee63 createAndBuyAllAmount(address factory,address otc,address buyToken,uint256 buyAmt,address payToken,uint256 maxPayAmt)
948f5076 setCache(address _cacheAddr)
95e5308b freeCash(uint256 wad)
961be391 cash()
96d373e5 cast()
9a22dec5 buyAllAmountPayEth(address otc,address buyToken,uint256 buyAmt,address wethToken)
9dc29fac burn(address guy,uint256 wad)
9f678cca drip()
a2f91af2 cage(uint256 fix_)
a3dc65a7 wipe(address tub_,bytes32 cup,uint256 wad)
a5cd184e free(bytes32 cup,uint256 wad)
a69beaba vote(bytes32 slate)
a6d76a8f setHow(uint256 ray)
a93e3608 setAxe(uint256 ray)
ac4c25b2 void()
af378ce5 bust(uint256 wad)
b0604a26 schedule()
b126d0e5 createAndSellAllAmount(address factory,address otc,address payToken,uint256 payAmt,address buyToken,uint256 minBuyAmt)
b384abef vote(uint256 pollId,uint256 optionId)
b3b77a51 lock(bytes32 cup,uint256 wad)
b443a085 boom(uint256 wad)
b4f9b6c8 kill(bytes32 id)
b5c456b5 setWay(uint256 ray)
b753a98c push(address dst,uint256 wad)
b84d2106 shut(bytes32 cup)
b95460f8 open(address tub_)
baa8529c give(bytes32 cup,address guy)
bb35783b move(address src,address dst,uint256 wad)
bc244c11 shut(address tub_,bytes32 cup)
bc25a810 lock(address tub_,bytes32 cup)
be040fb0 redeem()
be9a6555 start()
becda0ea tune(uint256 ray)
bf7c734e setMinSell(address pay_gem,uint256 dust)
c6b0263e setPublicCapability(address code,bytes4 sig,bool enabled)
c92aecc4 chi()
cbeea68c permit(address src,address dst,bytes32 sig)
cf48d1a6 setVox(address vox_)
d3140a65 createOpenLockAndDraw(address registry_,address tub_,uint256 wad)
d381ba7c setRootUser(address who,bool enabled)
d54a8176 createPoll(uint256 startDate,uint256 endDate,string multiHash,string url)
d6f15469 setBuyEnabled(bool buyEnabled_)
d6febde8 buy(uint256 id,uint256 amount)
d8ccd0f3 free(uint256 wad)
d9c27cc6 setPep(address pep_)
da93dfcf give(address tub_,bytes32 cup,address lad)
daea85c5 approve(address guy)
dd467064 lock(uint256 wad)
e0ae96e9 din()
e1a6f014 offer(uint256 pay_amt,address pay_gem,uint256 buy_amt,address buy_gem,uint256 pos,bool rounding)
e47e7e66 ask(uint256 wad)
e50278a6 sellAllAmountPayEth(address otc,address wethToken,address buyToken,uint256 minBuyAmt)
e83447d0 breakLink()
e95823ad safe(bytes32 cup)
ed081329 vote(address[] yays)
eefe3818 createOpenAndLock(address registry_,address tub_)
f0217ce5 permit(bytes32 src,bytes32 dst,bytes32 sig)
f09ea2a6 offer(uint256 pay_amt,address pay_gem,uint256 buy_amt,address buy_gem)
f2d5d56b pull(address src,uint256 wad)
f363147a approveLink(address cold)
f3701da2 build(address owner)
f7c8d634 tab(bytes32 cup)
f9a87d4f buyAllAmountBuyEth(address otc,address wethToken,uint256 wethAmt,address payToken,uint256 maxPayAmt)
f9ef04be free(address tub_,bytes32 cup,uint256 jam)
faed77ab wipeAndFree(address tub_,bytes32 cup,uint256 jam,uint256 wad)
fcfff16f open()
`,
    },
    {
      source: `1inch limit orders (npm @1inch/limit-order-sdk 5.4.3)`,
      licence: `MIT`,
      entries: `
05b1ea03 bitsInvalidateForOrder(uint256 makerTraits,uint256 additionalMask)
0d2c7c16 advanceEpoch(uint96 series,uint256 amount)
1b75972c cancelExpiredOrderByResolver((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) makerOrder,uint256 rewardLimit)
3a091853 cancelOrder((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) makerOrder)
501016d5 depositAndApprove()
56a75868 fillContractOrderArgs((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) order,bytes signature,uint256 amount,uint256 takerTraits,bytes args)
5816d723 permitAndCall(bytes permit,bytes action)
6ccae054 rescueFunds(address token,address to,uint256 amount)
89e7c650 cancelOrders(uint256[] makerTraits,bytes32[] orderHashes)
8c72b608 create((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) makerOrder)
9fda64bd fillOrder((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) order,bytes32 r,bytes32 vs,uint256 amount,uint256 takerTraits)
b68fb020 cancelOrder(uint256 makerTraits,bytes32 orderHash)
c3cf8043 increaseEpoch(uint96 series)
cc713a04 fillContractOrder((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) order,bytes signature,uint256 amount,uint256 takerTraits)
f497df75 fillOrderArgs((uint256 salt,uint256 maker,uint256 receiver,uint256 makerAsset,uint256 takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits) order,bytes32 r,bytes32 vs,uint256 amount,uint256 takerTraits,bytes args)
`,
    },
    {
      source: `0x (npm @0x/contract-artifacts 3.18.1)`,
      licence: `Apache-2.0`,
      entries: `
01e28d84 removeExchangeAddress(address addr)
06d2596b cancelERC1155Order(uint256 orderNonce)
0b9663db endEpoch()
0d375884 transferTrappedTokensTo(address erc20,uint256 amountOut,address recipientWallet)
0d7b7d76 getBalanceAndAssetProxyAllowance(address ownerAddress,bytes assetData)
0d8261eb matchERC721Orders((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties) sellOrder,(uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties) buyOrder,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) sellOrderSignature,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) buyOrderSignature)
0efca185 detachProtocolFeeCollector()
0f0e8cf7 batchCancelPairRfqOrders(address[] makerTokens,address[] takerTokens,uint256[] minValidSalts)
0f3b31b2 multiplexMultiHopSellTokenForToken(address[] tokens,(uint8 id,bytes data)[] calls,uint256 sellAmount,uint256 minBuyAmount)
15cc36f2 depositFrom(address staker,uint256 amount)
173825d9 removeOwner(address owner)
1baaa00b batchFillLimitOrders((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)[] orders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] signatures,uint128[] takerTokenFillAmounts,bool revertIfIncomplete)
20ea8d86 revokeConfirmation(uint256 transactionId)
2280c910 executeTransaction((uint256 salt,uint256 expirationTimeSeconds,uint256 gasPrice,address signerAddress,bytes data) transaction,bytes signature)
2322cf76 getTransferableAssetAmount(address ownerAddress,bytes assetData)
261fe679 migrate(address target,bytes data,address newOwner)
287b071b createTransformWallet()
2da62987 cancelOrder((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order)
2e17de78 unstake(uint256 amount)
2e9cd033 getAuctionDetails((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData) order)
3598d8ab sellEthForTokenToUniswapV3(bytes encodedPath,uint256 minBuyAmount,address recipient)
369da099 marketSellOrdersNoThrow((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 takerAssetFillAmount,bytes[] signatures)
37b006a6 detachStakingContract()
3c28d861 matchOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData) buyOrder,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData) sellOrder,bytes buySignature,bytes sellSignature)
3cd2f026 transferProtocolFeesForPools(bytes32[] poolIds)
3d61ed3e executeMetaTransaction((address signer,address sender,uint256 minGasPrice,uint256 maxGasPrice,uint256 expirationTimeSeconds,uint256 salt,bytes callData,uint256 value,address feeToken,uint256 feeAmount) mtx,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature)
414e4ccf _fillLimitOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount,address taker,address sender)
415565b0 transformERC20(address inputToken,address outputToken,uint256 inputTokenAmount,uint256 minOutputTokenAmount,(uint32 deploymentNonce,bytes data)[] transformations)
42f1181e addAuthorizedAddress(address target)
438cdfc5 fillOrKillRfqOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount)
442026ed approveMakerAssetProxy(bytes assetData)
462103af preSignERC721Order((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties) order)
46c02d7a preSign(bytes32 hash)
4a931ba1 _sellHeldTokenForTokenToUniswapV3(bytes encodedPath,uint256 sellAmount,uint256 minBuyAmount,address recipient)
4dfdac20 getBatchAssetProxyAllowances(address ownerAddress,bytes[] assetData)
4f948110 fillTakerSignedOtcOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) takerSignature)
4f9559b1 cancelOrdersUpTo(uint256 targetOrderEpoch)
5161b966 multiplexMultiHopSellEthForToken(address[] tokens,(uint8 id,bytes data)[] calls,uint256 minBuyAmount)
56ce180a setQuoteSigner(address quoteSigner)
58f6c7e3 moveStake((uint8 status,bytes32 poolId) from,(uint8 status,bytes32 poolId) to,uint256 amount)
5b2388be setCoordinatorEndpoint(string coordinatorEndpoint)
5d91121d decreaseStakingPoolOperatorShare(bytes32 poolId,uint32 newOperatorShare)
630f1e6c withdrawAsset(bytes assetData,uint256 amount)
66615d56 attachStakingContract(address _stakingContract)
68a7d6cd createStakingPool(uint32 operatorShare,bool addOperatorAsMaker)
6a1a80fd batchMatchOrdersWithMaximalFill((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] leftOrders,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] rightOrders,bytes[] leftSignatures,bytes[] rightSignatures)
6af479b2 sellTokenForTokenToUniswapV3(bytes encodedPath,uint256 sellAmount,uint256 minBuyAmount,address recipient)
6bf3f9e5 setStakingProxy(address _stakingProxyAddress)
6e2eec9e sellERC1155((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc1155Token,uint256 erc1155TokenId,(address propertyValidator,bytes propertyData)[] erc1155TokenProperties,uint128 erc1155TokenAmount) buyOrder,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint256 erc1155TokenId,uint128 erc1155SellAmount,bool unwrapNativeToken,bytes callbackData)
6eb224cb extend(bytes4 selector,address impl)
6fcf3e9e batchMatchOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] leftOrders,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] rightOrders,bytes[] leftSignatures,bytes[] rightSignatures)
706394d5 fillOtcOrderWithEth((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature)
7065cb48 addOwner(address owner)
70712939 removeAuthorizedAddress(address target)
724d3953 fillTakerSignedOtcOrderForEth((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) takerSignature)
75103cb9 batchFillRfqOrders((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)[] orders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] signatures,uint128[] takerTokenFillAmounts,bool revertIfIncomplete)
751ad560 registerFunctionCall(bool hasCustomTimeLock,bytes4 functionSelector,address destination,uint128 newSecondsTimeLocked)
77725df6 multiplexBatchSellTokenForEth(address inputToken,(uint8 id,uint256 sellAmount,bytes data)[] calls,uint256 sellAmount,uint256 minBuyAmount)
77fcce68 setSignatureValidatorApproval(address validatorAddress,bool approval)
78b27221 mintFungible(uint256 id,address[] to,uint256[] quantities)
78d29ac1 marketBuyOrdersNoThrow((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 makerAssetFillAmount,bytes[] signatures)
7982653e getSimulatedOrderMakerTransferResults((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,address takerAddress,uint256 takerAssetFillAmount)
7a1eb1b9 multiplexBatchSellTokenForToken(address inputToken,address outputToken,(uint8 id,uint256 sellAmount,bytes data)[] calls,uint256 sellAmount,uint256 minBuyAmount)
7ad28c51 changeTimeLock(uint256 _secondsTimeLocked)
7b757d97 preSignERC1155Order((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc1155Token,uint256 erc1155TokenId,(address propertyValidator,bytes propertyData)[] erc1155TokenProperties,uint128 erc1155TokenAmount) order)
7cdb54d8 buyERC1155((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc1155Token,uint256 erc1155TokenId,(address propertyValidator,bytes propertyData)[] erc1155TokenProperties,uint128 erc1155TokenAmount) sellOrder,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 erc1155BuyAmount,bytes callbackData)
7d49ec1a cancelLimitOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt) order)
7d727512 getBalance(address ownerAddress,bytes assetData)
7da9e2cf batchMatchERC721Orders((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties)[] sellOrders,(uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties)[] buyOrders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] sellOrderSignatures,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] buyOrderSignatures)
803ba26d sellTokenForEthToUniswapV3(bytes encodedPath,uint256 sellAmount,uint256 minBuyAmount,address recipient)
84680615 batchBuyERC1155s((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc1155Token,uint256 erc1155TokenId,(address propertyValidator,bytes propertyData)[] erc1155TokenProperties,uint128 erc1155TokenAmount)[] sellOrders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] signatures,uint128[] erc1155TokenAmounts,bytes[] callbackData,bool revertIfIncomplete)
856a65eb batchExecute(bytes[] data)
85afeaa0 brokerTrade(uint256[] brokeredTokenIds,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,uint256 takerAssetFillAmount,bytes signature,bytes4 fillFunctionSelector,uint256[] ethFeeAmounts,address[] feeRecipients)
86219940 batchCancelERC721Orders(uint256[] orderNonces)
86a0c8d7 batchCancelPairLimitOrders(address[] makerTokens,address[] takerTokens,uint256[] minValidSalts)
87c96419 setTransformerDeployer(address transformerDeployer)
88ec79fb matchOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) leftOrder,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) rightOrder,bytes leftSignature,bytes rightSignature)
8a2e271a addExchangeAddress(address addr)
8aa6539b _transformERC20((address taker,address inputToken,address outputToken,uint256 inputTokenAmount,uint256 minOutputTokenAmount,(uint32 deploymentNonce,bytes data)[] transformations,bool useSelfBalance,address recipient) args)
8bc8efb3 marketBuyOrdersFillOrKill((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 makerAssetFillAmount,bytes[] signatures)
8ea8dfe4 batchFillOrdersNoThrow((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256[] takerAssetFillAmounts,bytes[] signatures)
907e5cc3 marketSellOrdersWithEth((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,bytes[] signatures,uint256[] ethFeeAmounts,address[] feeRecipients)
9240529c fillOrKillLimitOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount)
9331c742 setProtocolFeeMultiplier(uint256 updatedProtocolFeeMultiplier)
935c82a4 cancelPairRfqOrdersWithSigner(address maker,address makerToken,address takerToken,uint256 minValidSalt)
939ce6ba marketSellAmountWithEth((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 ethSellAmount,bytes[] signatures,uint256[] ethFeeAmounts,address[] feeRecipients)
9470b0bd withdrawFrom(address staker,uint256 amount)
9694a402 batchFillOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256[] takerAssetFillAmounts,bytes[] signatures)
9a2967d2 multiplexMultiHopSellTokenForEth(address[] tokens,(uint8 id,bytes data)[] calls,uint256 sellAmount,uint256 minBuyAmount)
9a4f809c cancelPairRfqOrders(address makerToken,address takerToken,uint256 minValidSalt)
9ad26744 removeAuthorizedAddressAtIndex(address target,uint256 index)
9b44d556 fillOrder((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,uint256 takerAssetFillAmount,bytes signature)
9baa45a8 batchCancelLimitOrders((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)[] orders)
9c3ccc82 setParams(uint256 _epochDurationInSeconds,uint32 _rewardDelegatedStakeWeight,uint256 _minimumPoolStake,uint32 _cobbDouglasAlphaNumerator,uint32 _cobbDouglasAlphaDenominator)
9db64a40 rollback(bytes4 selector,address targetImpl)
9e832315 marketBuyOrdersWithEth((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 makerAssetBuyAmount,bytes[] signatures,uint256[] ethFeeAmounts,address[] feeRecipients)
9f0434f5 batchCancelPairLimitOrdersWithSigner(address maker,address[] makerTokens,address[] takerTokens,uint256[] minValidSalts)
9f4b286a createWithType(uint256 type_,string uri)
a1865d6f batchCancelERC1155Orders(uint256[] orderNonces)
a2b18d95 batchBrokerTrade(uint256[] brokeredTokenIds,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256[] takerAssetFillAmounts,bytes[] signatures,bytes4 batchFillFunctionSelector,uint256[] ethFeeAmounts,address[] feeRecipients)
a3b4a327 payProtocolFee(address makerAddress,address payerAddress,uint256 protocolFee)
a578efaf fillOtcOrderForEth((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature,uint128 takerTokenFillAmount)
a5cd62ba getSimulatedOrdersTransferResults((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,address[] takerAddresses,uint256[] takerAssetFillAmounts)
a6c3bf33 marketSellOrdersFillOrKill((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256 takerAssetFillAmount,bytes[] signatures)
a85e59e4 transferFrom(bytes assetData,address from,address to,uint256 amount)
aa6b21cd _fillRfqOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount,address taker,bool useSelfBalance,address recipient)
aa77476c fillRfqOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount)
afde1b3c sellERC721((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties) buyOrder,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint256 erc721TokenId,bool unwrapNativeToken,bytes callbackData)
b04fbddd simulateDispatchTransferFromCalls(bytes[] assetData,address[] fromAddresses,address[] toAddresses,uint256[] amounts)
b09f1fb1 registerAllowedRfqOrigins(address[] origins,bool allowed)
b10a33f4 cancelPairLimitOrdersWithSigner(address maker,address makerToken,address takerToken,uint256 minValidSalt)
b3e33379 joinStakingPoolAsMaker(bytes32 poolId)
b510879f withdrawDelegatorRewards(bytes32 poolId)
b718e292 matchOrdersWithMaximalFill((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) leftOrder,(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) rightOrder,bytes leftSignature,bytes rightSignature)
ba51a6df changeRequirement(uint256 _required)
be167b9d cancelERC721Order(uint256 orderNonce)
beee2e14 batchFillOrKillOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,uint256[] takerAssetFillAmounts,bytes[] signatures)
c01a8c84 confirmTransaction(uint256 transactionId)
c02e5a7f enterCatastrophicFailure()
c0fa16cc setProtocolFeeCollectorAddress(address updatedProtocolFeeCollector)
c43c9ef6 sellToPancakeSwap(address[] tokens,uint256 sellAmount,uint256 minBuyAmount,uint8 fork)
c5579ec8 batchExecuteMetaTransactions((address signer,address sender,uint256 minGasPrice,uint256 maxGasPrice,uint256 expirationTimeSeconds,uint256 salt,bytes callData,uint256 value,address feeToken,uint256 feeAmount)[] mtxs,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] signatures)
c585bb93 registerAssetProxy(address assetProxy)
c6427474 submitTransaction(address destination,uint256 value,bytes data)
ca5b0218 setZrxProxy(address _zrxProxyAddress)
cc10e401 create(string uri,bool isNF)
d001c5dc getBatchBalances(address ownerAddress,bytes[] assetData)
d0a55fb0 cancelPairLimitOrders(address makerToken,address takerToken,uint256 minValidSalt)
d186037f getAssetProxyAllowance(address ownerAddress,bytes assetData)
d3637905 getSimulatedOrderTransferResults((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,address takerAddress,uint256 takerAssetFillAmount)
d9627aa4 sellToUniswap(address[] tokens,uint256 sellAmount,uint256 minBuyAmount,bool isSushi)
da4fe074 executeTransaction((uint256 salt,uint256 expirationTimeSeconds,uint256 gasPrice,address signerAddress,bytes data) transaction,address txOrigin,bytes transactionSignature,bytes[] approvalSignatures)
dac748d4 fillOtcOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature,uint128 takerTokenFillAmount)
dedfc1f1 batchCancelOrders((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders)
e14b58c4 fillOrKillOrder((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,uint256 takerAssetFillAmount,bytes signature)
e1c7392a init()
e20056e6 replaceOwner(address owner,address newOwner)
e25cabf7 getOrderRelevantStates((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)[] orders,bytes[] signatures)
e30443bc setBalance(address _target,uint256 _value)
e4ba8439 _fillOtcOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) makerSignature,uint128 takerTokenFillAmount,address taker,bool useSelfBalance,address recipient)
e4e6e7da getBatchBalancesAndAssetProxyAllowances(address ownerAddress,bytes[] assetData)
e52d1764 batchFillTakerSignedOtcOrders((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce)[] orders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] makerSignatures,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] takerSignatures,bool[] unwrapWeth)
e77286eb getOrderRelevantState((address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData) order,bytes signature)
ea7faa61 registerAllowedOrderSigner(address signer,bool allowed)
eae93ee7 batchBuyERC721s((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties)[] sellOrders,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s)[] signatures,bytes[] callbackData,bool revertIfIncomplete)
ee22610b executeTransaction(uint256 transactionId)
f35b4733 multiplexBatchSellEthForToken(address outputToken,(uint8 id,uint256 sellAmount,bytes data)[] calls,uint256 minBuyAmount)
f6274f66 fillLimitOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt) order,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,uint128 takerTokenFillAmount)
f6e0f6a5 batchCancelRfqOrders((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)[] orders)
f7fcd384 sellToLiquidityProvider(address inputToken,address outputToken,address provider,address recipient,uint256 sellAmount,uint256 minBuyAmount,bytes auxiliaryData)
f9419088 mintNonFungible(uint256 type_,address[] to)
f957ddba withdrawAllFrom(address staker)
fa461e33 uniswapV3SwapCallback(int256 amount0Delta,int256 amount1Delta,bytes data)
fbee349d buyERC721((uint8 direction,address maker,address taker,uint256 expiry,uint256 nonce,address erc20Token,uint256 erc20TokenAmount,(address recipient,uint256 amount,bytes feeData)[] fees,address erc721Token,uint256 erc721TokenId,(address propertyValidator,bytes propertyData)[] erc721TokenProperties) sellOrder,(uint8 signatureType,uint8 v,bytes32 r,bytes32 s) signature,bytes callbackData)
fc74896d batchExecuteTransactions((uint256 salt,uint256 expirationTimeSeconds,uint256 gasPrice,address signerAddress,bytes data)[] transactions,bytes[] signatures)
fd5f995b batchCancelPairRfqOrdersWithSigner(address maker,address[] makerTokens,address[] takerTokens,uint256[] minValidSalts)
fe55a3ef cancelRfqOrder((address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt) order)
ff691b11 finalizePool(bytes32 poolId)
`,
    },
    {
      source: `Arbitrum bridge and rollup (npm @arbitrum/sdk 4.1.0)`,
      licence: `Apache-2.0`,
      entries: `
00f72382 sendUnsignedTransactionToFork(uint256 gasLimit,uint256 maxFeePerGas,uint256 nonce,address to,uint256 value,bytes data)
02e8e783 createL2Forwarder(address owner,address routerOrInbox,address to)
0357aa49 completeChallenge(uint256 challengeIndex,address winningStaker,address losingStaker)
0397d458 setStakeToken(address newStakeToken)
06ae5851 setBaseStake(uint256 newBaseStake)
097da1f8 executeTransactionWithGasRefunder(address gasRefunder,bytes data,address destination,uint256 amount)
0a2435f8 setExecutor(address[] newExecutors,bool[] isExecutor)
0c726847 processOutgoingMessages(bytes sendsData,uint256[] sendLengths)
0d40a0fd upgradeSecondaryTo(address newImplementation)
0e5bbc11 becomeChainOwner()
0e8c389f incrementRedeem()
0f4d14e9 depositEth(uint256)
10b98a35 confirmAssertion(bytes32 assertionHash,bytes32 prevAssertionHash,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) confirmState,bytes32 winningEdgeId,(bytes32 wasmModuleRoot,uint256 requiredStake,address challengeManager,uint64 confirmPeriodBlocks,uint64 nextInboxPosition) prevConfig,bytes32 inboxAcc)
11b383ac setL2ToL1Sender(address sender)
14eab5e7 createChallenge(bytes32 wasmModuleRoot_,uint8[2] startAndEndMachineStatuses_,(bytes32[2] bytes32Vals,uint64[2] u64Vals)[2] startAndEndGlobalStates_,uint64 numBlocks,address asserter_,address challenger_,uint256 asserterTimeLeft_,uint256 challengerTimeLeft_)
152db696 setL1PricingEquilibrationUnits(uint256 equilibrationUnits)
189db7d2 bridgeInit(address _l1Address,bytes _data)
18baaab9 removeWhitelistAfterValidatorAfk()
198e7157 setL2GasBacklogTolerance(uint64 sec)
1aeb55a0 stakeOnExistingNode(uint64 nodeNum,bytes32 nodeHash)
1b45c86a timeout(uint64 challengeIndex)
1b871c8d createRetryableTicketNoRefundAliasRewrite(address to,uint256 l2CallValue,uint256 maxSubmissionCost,address excessFeeRefundAddress,address callValueRefundAddress,uint256 gasLimit,uint256 maxFeePerGas,bytes data)
1bb7c6cc updateERC20Templates((address bridge,address sequencerInbox,address inbox,address rollupEventInbox,address outbox) _newTemplates)
1cf89b4b createWallet(address[] initialExecutorAllowedDests)
1d3a689f forceRegisterTokenToL2(address[] _l1Addresses,address[] _l2Addresses,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost)
1e83d30f reduceDeposit(uint256 target)
1f7a92b2 initialize(address bridge_,(uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) maxTimeVariation_)
1f956632 setIsSequencer(address addr,bool isSequencer_)
25416bc9 allowContracts(address[] addresses)
27a01aa6 callForwarder((address owner,address l2Token,address l3FeeTokenL2Addr,address routerOrInbox,address to,uint256 gasLimit,uint256 gasPriceBid,uint256 maxSubmissionCost) params)
28ff127a initialize((uint64 confirmPeriodBlocks,uint64 extraChallengeTimeBlocks,address stakeToken,uint256 baseStake,bytes32 wasmModuleRoot,address owner,address loserStakeEscrow,uint256 chainId,string chainConfig,uint64 genesisBlockNum,(uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) sequencerInboxMaxTimeVariation) config,(address bridge,address sequencerInbox,address inbox,address outbox,address rollupEventInbox,address challengeManager,address rollupAdminLogic,address rollupUserLogic,address validatorUtils,address validatorWalletCreator) connectedContracts)
29149799 setFeeCollector(address batchPoster,address newFeeCollector)
2935cd90 tryAggregateGasRation(bool requireSuccess,(address target,bytes callData)[] calls)
29a5c5cf createProxy(bytes32 userSalt)
2b352fae setL1PricePerUnit(uint256 pricePerUnit)
2ccb03f2 setMaxGasCost(uint64 newValue)
2cf07f82 postDepositHook(uint256 num)
2d67b72d setGateway(address _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,address _creditBackAddress)
2e567b36 finalizeInboundTransfer(address,address,address,uint256,bytes)
2f7968e8 forceConfirmNode(uint64 nodeNum,bytes32 blockHash,bytes32 sendRoot)
314bcf05 releaseL1PricerSurplusFunds(uint256 maxWeiToRelease)
37ca2617 triggerConsumers(address newWhitelist,address[] targets)
37daacad registerTokenToL2(address _l2Address,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,address _creditBackAddress,uint256 _feeAmount)
39673611 setMaxTxGasLimit(uint64 limit)
3a7c721a setAllowedExecutorDestinations(address[] destinations,bool[] isSet)
3b86de19 stakeOnNewAssertion(((bytes32 prevPrevAssertionHash,bytes32 sequencerBatchAcc,(bytes32 wasmModuleRoot,uint256 requiredStake,address challengeManager,uint64 confirmPeriodBlocks,uint64 nextInboxPosition) configData) beforeStateData,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) afterState) assertion,bytes32 expectedAssertionHash)
3b99adf7 setWhitelist(address[] user,bool[] val)
3e8ee3df registerTokenToL2(address _l2Address,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,uint256 _feeAmount)
3fd62a29 setL2GasPricingInertia(uint64 sec)
408def1e setVersion(uint256 _version)
4201f985 setGateway(address[] _l1Token,address[] _gateway)
4420e486 register(address addr)
44c25fba checkCalls(bool useTopLevel,bool directCase,bool staticCase,bool delegateCase,bool callcodeCase,bool callCase)
45c5b2c7 addToDeposit(address stakerAddress)
470dce4e forceCreateNode(uint64 prevNode,uint256 prevNodeInboxMaxCount,(((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) afterState,uint64 numBlocks) assertion,bytes32 expectedNodeHash)
47466f98 updateWhitelistSource(address newSource)
4774e576 newStakeOnNewNode((((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) afterState,uint64 numBlocks) assertion,bytes32 expectedNodeHash,uint256 prevNodeInboxMaxCount)
481f8dbf addChainOwner(address newOwner)
4892b9bd rescue(address[] targets,uint256[] values,bytes[] datas)
4c149671 setDeployment(address inbox,(address router,address standardGateway,address customGateway,address wethGateway,address weth) l1Deployment,(address router,address standardGateway,address customGateway,address wethGateway,address weth,address proxyAdmin,address beaconProxyFactory,address upgradeExecutor,address multicall) l2Deployment)
4d7a060d setSpeedLimit(uint64 limit)
4fb1a07b outboundTransferCustomRefund(address _l1Token,address _refundTo,address _to,uint256 _amount,uint256 _maxGas,uint256 _gasPriceBid,bytes _data)
500de431 setMaxSingleGasUsage(uint32 newValue)
50b23fd2 justRevert()
50f32f68 newStakeOnNewAssertion(uint256 tokenAmount,((bytes32 prevPrevAssertionHash,bytes32 sequencerBatchAcc,(bytes32 wasmModuleRoot,uint256 requiredStake,address challengeManager,uint64 confirmPeriodBlocks,uint64 nextInboxPosition) configData) beforeStateData,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) afterState) assertion,bytes32 expectedAssertionHash,address _withdrawalAddress)
5399126f setBrotliCompressionLevel(uint64 level)
53b60c4a setInbox(address newInbox)
549e8426 createRetryableTicket(address to,uint256 l2CallValue,uint256 maxSubmissionCost,address excessFeeRefundAddress,address callValueRefundAddress,uint256 gasLimit,uint256 maxFeePerGas,uint256 tokenTotalFeeAmount,bytes data)
54ce8961 stakeOnNewNode((((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) afterState,uint64 numBlocks) assertion,bytes32 expectedNodeHash,uint256 prevNodeInboxMaxCount)
55654af8 setGateways(address[] _token,address[] _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,uint256 _feeAmount)
56191cc3 setAmortizedCostCapBips(uint64 cap)
5625a952 setDefaultGateway(address newL1DefaultGateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost)
567ca41b removeOldOutbox(address _outbox)
56e9df97 clearChallenge(uint64 challengeIndex)
57ef4ab9 returnOldDeposit()
57f585db setInfraFeeAccount(address newInfraFeeAccount)
588c7a16 returnOldDepositFor(address stakerAddress)
592e2070 onExitTransfer(address sender,uint256 exitNum,bytes data)
5be6888b setTxBaseFee(address aggregator,uint256 feeInL1Gas)
5eb405d5 confirmNextNode(bytes32 blockHash,bytes32 sendRoot)
6096686d fastConfirmAssertion(bytes32 assertionHash,bytes32 parentAssertionHash,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) confirmState,bytes32 inboxAcc)
6136fe2e setExtraChallengeTimeBlocks(uint64 newExtraTimeBlocks)
61373919 withdrawStakerFunds()
63c2f61e teleport((address l1Token,address l3FeeTokenL1Addr,address l1l2Router,address l2l3RouterOrInbox,address to,uint256 amount,(uint256 l2GasPriceBid,uint256 l3GasPriceBid,uint64 l2ForwarderFactoryGasLimit,uint64 l1l2FeeTokenBridgeGasLimit,uint64 l1l2TokenBridgeGasLimit,uint64 l2l3TokenBridgeGasLimit,uint256 l2ForwarderFactoryMaxSubmissionCost,uint256 l1l2FeeTokenBridgeMaxSubmissionCost,uint256 l1l2TokenBridgeMaxSubmissionCost,uint256 l2l3TokenBridgeMaxSubmissionCost) gasParams) params)
6420fb9f fastConfirmNewAssertion(((bytes32 prevPrevAssertionHash,bytes32 sequencerBatchAcc,(bytes32 wasmModuleRoot,uint256 requiredStake,address challengeManager,uint64 confirmPeriodBlocks,uint64 nextInboxPosition) configData) beforeStateData,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) afterState) assertion,bytes32 expectedAssertionHash)
658b53f4 setGateways(address[] _token,address[] _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost)
6633ae85 addInitMessage(uint256 chainId)
68129b14 newStake(uint256 tokenAmount,address _withdrawalAddress)
685f5ecc addToDeposit(address stakerAddress,address expectedWithdrawalAddress,uint256 tokenAmount)
6ae71f12 updateRollupAddress()
6b94c33b rejectNextNode(address stakerAddress)
6bf6a42d startBlock(uint256 l1BaseFee,uint64 l1BlockNumber,uint64 l2BlockNumber,uint64 timePassed)
6e24369e initializeProxy((uint64 confirmPeriodBlocks,uint64 extraChallengeTimeBlocks,address stakeToken,uint256 baseStake,bytes32 wasmModuleRoot,address owner,address loserStakeEscrow,uint256 chainId,string chainConfig,uint64 genesisBlockNum,(uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) sequencerInboxMaxTimeVariation) config,(address bridge,address sequencerInbox,address inbox,address outbox,address rollupEventInbox,address challengeManager,address rollupAdminLogic,address rollupUserLogic,address validatorUtils,address validatorWalletCreator) connectedContracts)
6e7df3e7 setIsBatchPoster(address addr,bool isBatchPoster_)
6f12b0c9 addSequencerL2BatchFromOrigin(uint256 sequenceNumber,bytes data,uint256 afterDelayedMessagesRead,address gasRefunder)
6f57644e createChallenge(address[2] stakers,uint64[2] nodeNums,uint8[2] machineStatuses,(bytes32[2] bytes32Vals,uint64[2] u64Vals)[2] globalStates,uint64 numBlocks,bytes32 secondExecutionHash,uint256[2] proposedBlocks,bytes32[2] wasmModuleRoots)
6fe86373 rectifyChainOwner(address ownerToRectify)
70665f14 sendWithdrawEthToFork(uint256 gasLimit,uint256 maxFeePerGas,uint256 nonce,uint256 value,address withdrawTo)
718f7805 setL1BaseFeeEstimateInertia(uint64 inertia)
72f45866 executeTransactions(bytes[] data,address[] destination,uint256[] amount)
7300201c newStakeOnNewAssertion(uint256 tokenAmount,((bytes32 prevPrevAssertionHash,bytes32 sequencerBatchAcc,(bytes32 wasmModuleRoot,uint256 requiredStake,address challengeManager,uint64 confirmPeriodBlocks,uint64 nextInboxPosition) configData) beforeStateData,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus,bytes32 endHistoryRoot) afterState) assertion,bytes32 expectedAssertionHash)
7427be51 returnOldDeposit(address stakerAddress)
75d81e25 enqueueDelayedMessage(uint8 kind,address sender,bytes32 messageDataHash,uint256 tokenFeeAmount)
773d984e newStakeOnExistingNode(uint256 tokenAmount,uint64 nodeNum,bytes32 nodeHash)
775a82e9 setL1PricingInertia(uint64 inertia)
77a24f36 initialize(address _executor,address _owner,address[] initialExecutorAllowedDests)
77d488a2 gasEstimateL1Component(address to,bool contractCreation,bytes data)
79754cba proveWithSplitPreimage(bytes data,uint64 offset,uint256 flags)
7b3a3c8b outboundTransfer(address _l1Token,address _to,uint256 _amount,bytes _data)
7b83a3fe createNitroMigrationGenesis((((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) afterState,uint64 numBlocks) assertion)
7b9963ef events(bool flag,bytes32 value)
7c75c298 forceRefundStaker(address[] stacker)
7e2d2155 removeZombie(uint256 zombieNum,uint256 maxNodes)
7edddf45 setExtraGasMargin(uint32 newValue)
81fb9184 setTemplates((address routerTemplate,address standardGatewayTemplate,address customGatewayTemplate,address wethGatewayTemplate,address feeTokenBasedRouterTemplate,address feeTokenBasedStandardGatewayTemplate,address feeTokenBasedCustomGatewayTemplate,address upgradeExecutor) _l1Templates,address _l2TokenBridgeFactoryTemplate,address _l2RouterTemplate,address _l2StandardGatewayTemplate,address _l2CustomGatewayTemplate,address _l2WethGatewayTemplate,address _l2WethTemplate,address _l2MulticallTemplate,address _l1Weth,address _l1Multicall,uint256 _gasLimitForL2FactoryDeployment)
822681f5 bridgeToL3((address owner,address l2Token,address l3FeeTokenL2Addr,address routerOrInbox,address to,uint256 gasLimit,uint256 gasPriceBid,uint256 maxSubmissionCost) params)
8277742b createTokenBridge(address inbox,address rollupOwner,uint256 maxGasForContracts,uint256 gasPriceBid)
84420860 invalidateKeysetHash(bytes32 ksHash)
848bf918 upgradeBeacon(address beacon,address newImplementation)
85f25597 forceRegisterTokenToL2(address[] _l1Addresses,address[] _l2Addresses,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,uint256 _feeAmount)
86b98895 setMaxGasTip(uint64 newValue)
8792701a removeChainOwner(address ownerToRemove)
89384960 setWasmModuleRoot(bytes32 newWasmModuleRoot)
89c716d1 setTemplate(address _template)
8a390877 logAndIncrement(uint256 expected)
8f111f3c addSequencerL2BatchFromOrigin(uint256 sequenceNumber,bytes data,uint256 afterDelayedMessagesRead,address gasRefunder,uint256 prevMessageCount,uint256 newMessageCount)
919cc706 updateRollupAddress(address _rollup)
934be07d setL1PricingRewardRecipient(address recipient)
946d9204 initialize(address admin,address[] executors)
948d6588 setMinimumAssertionPeriod(uint256 newPeriod)
95fcea78 postUpgradeInit()
96cc5c78 removeDelayAfterFork()
9846129a upgradeSecondaryToAndCall(address newImplementation,bytes data)
9c5cfe0b executeTransaction(uint256 batchNum,bytes32[] proof,uint256 index,address l2Sender,address destAddr,uint256 l2Block,uint256 l1Block,uint256 l2Timestamp,uint256 amount,bytes calldataForL1)
9ff5ccac incrementEmit()
a0188cdb setMinimumL2BaseFee(uint256 priceInWei)
a01893bf initialize(address _l2Counterpart,address _router,address _inbox,bytes32 _cloneableProxyHash,address _l2BeaconProxyFactory)
a158657c withdrawEth(uint256 amount,address destination)
a2b4f1d8 setValidatorWhitelistDisabled(bool _validatorWhitelistDisabled)
a3ffb772 setValidator(address[] _validator,bool[] _val)
a4c0ed36 onTokenTransfer(address _sender,uint256 _value,bytes _data)
a521b032 bisectExecution(uint64 challengeIndex,(uint256 oldSegmentsStart,uint256 oldSegmentsLength,bytes32[] oldSegments,uint256 challengePosition) selection,bytes32[] newSegments)
a708acce someWackyCustomStuff()
ac9a97b4 setTemplates(address _bridgeCreator,address _osp,address _challengeManagerLogic,address _rollupAdminLogic,address _rollupUserLogic,address _upgradeExecutorLogic,address _validatorUtils,address _validatorWalletCreator,address _l2FactoriesDeployer)
ae364ac2 clearSplitProof()
af1b9a07 timeoutChallenges(address manager,uint64[] challenges)
b1c7a870 deployL2Contracts((bytes router,bytes standardGateway,bytes customGateway,bytes wethGateway,bytes aeWeth,bytes upgradeExecutor,bytes multicall) l2Code,address l1Router,address l1StandardGateway,address l1CustomGateway,address l1WethGateway,address l1Weth,address l2StandardGatewayCanonicalAddress,address rollupOwner,address aliasedL1UpgradeExecutor)
b226a964 emitNullEvent()
b31761f8 setMaxTimeVariation((uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) maxTimeVariation_)
b4a5cc34 createBridge(address adminProxy,address rollup,address nativeToken,(uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) maxTimeVariation)
b6693771 batchPostingReport(uint256 batchTimestamp,address batchPosterAddress,uint64 batchNumber,uint64 batchDataGas,uint256 l1BaseFeeWei)
b79092fd depositERC20(uint256 amount)
b9b9a688 unsafeCreateRetryableTicket(address to,uint256 l2CallValue,uint256 maxSubmissionCost,address excessFeeRefundAddress,address callValueRefundAddress,uint256 gasLimit,uint256 maxFeePerGas,uint256 tokenTotalFeeAmount,bytes data)
bca8c7b5 executeCall(address target,bytes targetCallData)
bd5f3e7d transferExitAndCall(uint256 _exitNum,address _initialDestination,address _newDestination,bytes _newData,bytes _data)
bffe1780 setCalldataCost(uint8 newValue)
c179f1d9 executeTransactionsWithGasRefunder(address gasRefunder,bytes[] data,address[] destination,uint256[] amount)
c2c2e68e removeWhitelistAfterFork()
c3dc5879 estimateRetryableTicket(address sender,uint256 deposit,address to,uint256 l2CallValue,address excessFeeRefundAddress,address callValueRefundAddress,bytes data)
c3ea457a setMockNativeToken(address _nativeToken)
c820f146 initialize(string name_,string symbol_,uint8 decimals_,address l2Gateway_,address l1Address_)
c94e6eeb gasEstimateComponents(address to,bool contractCreation,bytes data)
c9a96997 setDefaultGateway(address newL1DefaultGateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,uint256 _feeAmount)
c9f95d32 submitRetryable(bytes32 requestId,uint256 l1BaseFee,uint256 deposit,uint256 callvalue,uint256 gasFeeCap,uint64 gasLimit,uint256 maxSubmissionFee,address feeRefundAddress,address beneficiary,address retryTo,bytes retryData)
ca101295 allowRefundees(address[] addresses)
ca346d4a registerTokenToL2(address _l2Address,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,address _creditBackAddress)
cb73d6e2 createRollup(((uint64 confirmPeriodBlocks,uint64 extraChallengeTimeBlocks,address stakeToken,uint256 baseStake,bytes32 wasmModuleRoot,address owner,address loserStakeEscrow,uint256 chainId,string chainConfig,uint64 genesisBlockNum,(uint256 delayBlocks,uint256 futureBlocks,uint256 delaySeconds,uint256 futureSeconds) sequencerInboxMaxTimeVariation) config,address batchPoster,address[] validators,uint256 maxDataSize,address nativeToken,bool deployFactoriesToL2,uint256 maxFeePerGasForRetryables) deployParams)
cd499da3 disallowContracts(address[] addresses)
ce1d571f executeTransaction(bytes data,address destination,uint256 amount)
ce2ae159 upload(bytes buf)
ce66d05c setConfirmPeriodBlocks(uint64 newConfirmPeriod)
ced01cfb newStakeOnExistingNode(uint64 nodeNum,bytes32 nodeHash)
cf8d56d6 rollupInitialized(uint256 chainId,string chainConfig)
d09de08a increment()
d1ce8da8 setValidKeyset(bytes keysetBytes)
d248d124 oneStepProveExecution(uint64 challengeIndex,(uint256 oldSegmentsStart,uint256 oldSegmentsLength,bytes32[] oldSegments,uint256 challengePosition) selection,bytes proof)
d29a4e27 newStakeOnNewNode(uint256 tokenAmount,(((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) beforeState,((bytes32[2] bytes32Vals,uint64[2] u64Vals) globalState,uint8 machineStatus) afterState,uint64 numBlocks) assertion,bytes32 expectedNodeHash,uint256 prevNodeInboxMaxCount)
d2ce7d65 outboundTransfer(address _token,address _to,uint256 _amount,uint256 _maxGas,uint256 _gasPriceBid,bytes _data)
d327821a timeoutChallengesWithGasRefunder(address gasRefunder,address manager,uint64[] challenges)
d4e5dd2b proveWithFullPreimage(bytes data,uint64 offset)
d4f5532f registerTokenFromL1(address[] l1Address,address[] l2Address)
d5402e89 sendRetryable((address inbox,address target,address excessFeeRefundAddress,address callValueRefundAddress,uint256 maxGas,uint256 gasPriceBid) retryableParams,(address routerTemplate,address standardGatewayTemplate,address customGatewayTemplate,address wethGatewayTemplate,address wethTemplate,address upgradeExecutorTemplate,address multicallTemplate) l2,(address router,address standardGateway,address customGateway,address wethGateway,address weth) l1,address l2StandardGatewayAddress,address rollupOwner,address deployer,address l1UpgradeExecutor,bool isUsingFeeToken)
d7c641e7 perform(address _inbox,address _nativeToken,uint256 _maxFeePerGas)
d7f7459c setGateway(address _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,address _creditBackAddress,uint256 _feeAmount)
d94d6e0a updateTemplates((address bridge,address sequencerInbox,address inbox,address rollupEventInbox,address outbox) _newTemplates)
d99bc80e setL2BaseFee(uint256 priceInWei)
dc121927 setGateway(address _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost,uint256 _feeAmount)
dd226802 userMint(address account,uint256 amount)
dd614569 setGateway(address _gateway,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost)
df41e1e2 addBatchPoster(address newBatchPoster)
e0bc9729 addSequencerL2Batch(uint256 sequenceNumber,bytes data,uint256 afterDelayedMessagesRead,address gasRefunder,uint256 prevMessageCount,uint256 newMessageCount)
e388b381 scheduleArbOSUpgrade(uint64 newVersion,uint64 timestamp)
e3db8a49 onGasSpent(address refundee,uint256 gasUsed,uint256 calldataSize)
e3de72a5 setAllowList(address[] user,bool[] val)
e5207453 disallowRefundees(address[] addresses)
e6bd12cf sendL1FundedUnsignedTransactionToFork(uint256 gasLimit,uint256 maxFeePerGas,uint256 nonce,address to,bytes data)
e77145f4 acceptFundsFromOldBridge()
eda1122c redeem(bytes32 ticketId)
eda73212 setChainConfig(string chainConfig)
edfd03ed removeOldZombies(uint256 startIndex)
efeadb6d setAllowListEnabled(bool _allowListEnabled)
f0b21a41 keepalive(bytes32 ticketId)
f1981578 forceInclusion(uint256 _totalDelayedMessagesRead,uint8 kind,uint64[2] l1BlockAndTime,uint256 baseFeeL1,address sender,bytes32 messageDataHash)
f1e845ca setDisallower(address addr)
f26bdead registerTokenToL2(address _l2Address,uint256 _maxGas,uint256 _gasPriceBid,uint256 _maxSubmissionCost)
f38c9379 forceResolveChallenge(address[] stackerA,address[] stackerB)
f3f0a03e addToDeposit(address stakerAddress,uint256 tokenAmount)
f52128eb setMaxRefundeeBalance(uint128 newValue)
f6739500 setL1PricingRewardRate(uint64 weiPerUnit)
f6a455a2 compress(address addr)
f7c9362f setDefaultGateway(address newL2DefaultGateway)
f81ff3b3 setSequencerReportedSubMessageCount(uint256 newMsgCount)
f8c8765e initialize(address resultReceiver_,address sequencerInbox_,address bridge_,address osp_)
fad7f20b setPerBatchGasCharge(int64 cost)
fb0e722b inbox()
fb7be0a1 challengeExecution(uint64 challengeIndex,(uint256 oldSegmentsStart,uint256 oldSegmentsLength,bytes32[] oldSegments,uint256 challengePosition) selection,uint8[2] machineStatuses,bytes32[2] globalStateHashes,uint256 numSteps)
fc792d8e registerTokenOnL2(address l2CustomTokenAddress,uint256 maxSubmissionCostForCustomBridge,uint256 maxSubmissionCostForRouter,uint256 maxGasForCustomBridge,uint256 maxGasForRouter,uint256 gasPriceBid,uint256 valueForGateway,uint256 valueForRouter,address creditBackAddress)
fc8ffa03 setLoserStakeEscrow(address newLoserStakerEscrow)
fcdde2b4 setNetworkFeeAccount(address newNetworkFeeAccount)
ff204f3b setOutbox(address _outbox)
`,
    },
  ],
  k
function de(e) {
  return ((k ??= fe()), k.get(e.slice(2).toLowerCase()) ?? [])
}
function fe() {
  let e = new Map()
  for (let { source: t, entries: n } of ue)
    for (let r of n.trim().split(`
`)) {
      let n = r.slice(0, 8),
        i = { signature: r.slice(9), source: t },
        a = e.get(n)
      a ? a.push(i) : e.set(n, [i])
    }
  return e
}
var A = `0x`,
  j = (e) => (typeof e == `string` && p(e) ? e : null),
  M = (e) => (typeof e == `string` && m(e) ? e : A),
  N = (e) => (typeof e == `bigint` ? e : 0n),
  P = (e) => (Array.isArray(e) ? e : [])
function F(e, t, n, r, i = 0) {
  let a = j(t)
  return a === null ? [] : [{ to: a, value: N(n), data: M(r), operation: +(Number(i) === 1), from: e }]
}
var I = (e) => (t, n) => P(t[e]).flatMap((e) => F(null, n, 0n, e)),
  L = (e, t, n) => (r, i) => P(r[e]).flatMap((e, a) => F(i, e, t === null ? 0n : P(r[t])[a], P(r[n])[a])),
  R = (e, t, n, r) => (i, a) =>
    P(i[e]).flatMap((e) => {
      let i = P(e)
      return F(a, i[t], n === null ? 0n : i[n], i[r])
    }),
  z =
    (e, t, n, r = null) =>
    (i, a) =>
      F(a, i[e], t === null ? 0n : i[t], i[n], r === null ? 0 : i[r])
function B(e, t) {
  if (typeof e != `string` || e === ``) return M(t)
  try {
    return `${r(e)}${M(t).slice(2)}`
  } catch {
    return A
  }
}
var V = [{ type: `tuple[]`, components: [{ type: `address` }, { type: `uint256` }, { type: `bytes` }] }],
  pe = ([e, t], n) => {
    let r = M(e).slice(2, 4),
      i = M(t)
    if (r === `01`)
      try {
        let [e] = u(V, i)
        return e.flatMap(([e, t, r]) => F(n, e, t, r))
      } catch {
        return []
      }
    let a = r === `00` ? 52 : r === `ff` ? 20 : null
    return a === null || i.length < 2 + a * 2
      ? []
      : F(
          n,
          f(`0x${i.slice(2, 42)}`),
          r === `00` ? BigInt(`0x${i.slice(42, 106)}`) : 0n,
          `0x${i.slice(2 + a * 2)}`,
          +(r === `ff`),
        )
  },
  me = ([e], t) => (y(M(e)) ?? []).map((e) => ({ ...e, from: t })),
  H = ([e], t) =>
    P(e).flatMap((e) => {
      let [n, , , r] = P(e)
      return F(t, n, 0n, r)
    }),
  he = `(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[]`,
  ge = `(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[]`,
  U = {
    'multiSend(bytes)': me,
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': z(0, 1, 2, 3),
    'execTransactionFromModule(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)': z(0, 1, 2, 3),
    'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)': z(0, 1, 2, 3),
    'executeNextTx(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'executeUserOp(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'executeUserOpWithErrorString(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'execute(address,uint256,bytes,uint8)': z(0, 1, 2, 3),
    'multicall(bytes[])': I(0),
    'multicall(uint256,bytes[])': I(1),
    'multicall(bytes32,bytes[])': I(1),
    'aggregate((address,bytes)[])': R(0, 0, null, 1),
    'blockAndAggregate((address,bytes)[])': R(0, 0, null, 1),
    'tryAggregate(bool,(address,bytes)[])': R(1, 0, null, 1),
    'tryBlockAndAggregate(bool,(address,bytes)[])': R(1, 0, null, 1),
    'aggregate3((address,bool,bytes)[])': R(0, 0, null, 2),
    'aggregate3Value((address,bool,uint256,bytes)[])': R(0, 0, 2, 3),
    'propose(address[],uint256[],bytes[],string)': L(0, 1, 2),
    'queue(address[],uint256[],bytes[],bytes32)': L(0, 1, 2),
    'execute(address[],uint256[],bytes[],bytes32)': L(0, 1, 2),
    'cancel(address[],uint256[],bytes[],bytes32)': L(0, 1, 2),
    'propose(address[],uint256[],string[],bytes[],string)': ([e, t, n, r], i) =>
      P(e).flatMap((e, a) => F(i, e, P(t)[a], B(P(n)[a], P(r)[a]))),
    'queueTransaction(address,uint256,string,bytes,uint256)': ([e, t, n, r], i) => F(i, e, t, B(n, r)),
    'executeTransaction(address,uint256,string,bytes,uint256)': ([e, t, n, r], i) => F(i, e, t, B(n, r)),
    'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': z(0, 1, 2),
    'execute(address,uint256,bytes,bytes32,bytes32)': z(0, 1, 2),
    'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': L(0, 1, 2),
    'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': L(0, 1, 2),
    'execute(address,uint256,bytes)': z(0, 1, 2),
    'execute(address,bytes)': z(0, null, 1),
    'schedule(address,bytes,uint48)': z(0, null, 1),
    'executeBatch(address[],bytes[])': L(0, null, 1),
    'executeBatch(address[],uint256[],bytes[])': L(0, 1, 2),
    'executeBatch((address,uint256,bytes)[])': R(0, 0, 1, 2),
    'execute(bytes32,bytes)': pe,
    [`handleOps(${he},address)`]: H,
    [`handleOps(${ge},address)`]: H,
    'upgradeToAndCall(address,bytes)': ([, e], t) => (M(e) === A ? [] : F(t, t, 0n, e)),
    'upgradeAndCall(address,address,bytes)': ([e, , t], n) => (M(t) === A ? [] : F(n, e, 0n, t)),
  }
function _e(e, t, n) {
  return Object.hasOwn(U, e) ? (U[e]?.(t, n) ?? []) : []
}
function ve(e, t, n) {
  if (e.length < 10 || !m(e)) return null
  let r = `0x${e.slice(2, 10).toLowerCase()}`,
    i = `0x${e.slice(10)}`,
    s
  for (let { abi: e, certainty: a } of n.abisOf?.(t, r) ?? []) {
    let n = W(o(e, r), i)
    if (n?.args.inexact === null) return G(n, a, t)
    s ??= n
  }
  let c = n.signaturesOf(r),
    l = c.flatMap((e) => {
      let t = W(ye(e), i)
      return t ? [{ ...t, source: e.source }] : []
    }),
    u = l.filter(({ args: e }) => e.inexact === null),
    [d, ...f] = u
  if (d)
    return G(
      d,
      f.length === 0
        ? { kind: `selector`, source: d.source, known: c.length }
        : { kind: `collision`, signatures: u.map(({ fn: e }) => a(e)) },
      t,
    )
  let p = s ?? l[0]
  if (!p) return null
  let { reason: h, trailing: g } = p.args.inexact ?? { reason: ``, trailing: 0 }
  return G(p, { kind: `inexact`, reason: h, ...(g > 0 ? { trailing: g } : {}) }, t)
}
function W(e, n) {
  let r = e && t(e, n)
  return e && r ? { fn: e, args: r } : void 0
}
function G({ fn: e, args: t }, n, r) {
  let o = a(e)
  return {
    method: e.name,
    signature: o,
    parameters: i(e, t.values),
    certainty: n,
    inner: n.kind === `collision` || t.inexact !== null ? [] : _e(o, t.values, r),
  }
}
var K = new Map()
function ye({ signature: e }) {
  if (K.has(e)) return K.get(e)
  let t = d(`function ${e}`),
    n = t.type === `function` ? t : void 0
  return (K.set(e, n), n)
}
function be(e, { signature: t, parameters: n }) {
  let r = e.formats.find((e) => e.signature === t)
  if (!r) return null
  let i = n.map(({ value: e }) => e),
    a = r.fields.flatMap(({ label: e, path: t }) => {
      let n = q({ value: i, parts: r.names, lists: 0 }, t.split(`.`))
      return n === void 0 ? [] : [{ label: e, value: J(n) }]
    })
  return { intent: r.intent, fields: a, owner: e.owner }
}
function q({ value: e, parts: t, lists: n }, [r, ...i]) {
  if (r === void 0) return e
  if (!Array.isArray(e)) return
  if (n > 0) {
    let a = e.map((e) => q({ value: e, parts: t, lists: n - 1 }, i))
    if (r === `[]`) return a.every((e) => e !== void 0) ? a : void 0
    let o = /^\[(-?\d+)\]$/.exec(r)?.[1]
    return o === void 0 ? void 0 : a.at(Number(o))
  }
  let a = t?.findIndex(({ name: e }) => e === r) ?? -1,
    o = t?.[a],
    s = e[a]
  return o && s !== void 0 ? q({ ...o, value: s }, i) : void 0
}
var J = (e) => (typeof e == `string` ? e : `[${e.map(J).join(`, `)}]`),
  xe = l([
    `function migrateToL2(address l2Singleton)`,
    `function migrateFromV111(address l2Singleton, address fallbackHandler)`,
  ]),
  Se = {
    Safe: [...T, ...w],
    SafeL2: [...T, ...w],
    SafeProxyFactory: te,
    MultiSend: O,
    MultiSendCallOnly: O,
    CompatibilityFallbackHandler: E,
    SignMessageLib: ne,
    CreateCall: re,
    SimulateTxAccessor: ie,
    SafeMigration: ae,
    SafeToL2Migration: xe,
    SafeToL2Setup: D,
  },
  Ce = { Delay: oe, ModuleProxyFactory: se, Roles: ce, ScopeGuard: le }
function Y(e, t) {
  if (x(e) && t === null) return [{ abi: ee, certainty: { kind: `address`, contract: `AllowanceModule` } }]
  if (t === null) return Z(e, null)
  let [n, ...r] = t.hops
  return n
    ? n.kind === `EIP-1167`
      ? r.length === 0
        ? X(n.address, n.codeHash)
        : []
      : n.kind === `Safe` && r.length === 0 && we(t.code)
        ? Z(n.address, n.codeHash)
        : []
    : [...Z(e, t.codeHash), ...X(e, t.codeHash)]
}
function X(e, t) {
  let r = n(e, t),
    i = r && Ce[r.name]
  return i ? [{ abi: i, certainty: { kind: `code`, contract: `Zodiac ${r.name} ${r.version}` } }] : []
}
function Z(e, t) {
  return _(e).flatMap(({ name: n, version: r }) => {
    let i = Se[n],
      a = (g[r][n] ?? []).filter((t) => h(t.address, e) && !t.devOnly)
    if (!i || (t !== null && !a.some((e) => e.codeHash === t))) return []
    let o = `${n} ${r}`
    return [{ abi: i, certainty: t === null ? { kind: `address`, contract: o } : { kind: `code`, contract: o } }]
  })
}
var we = (e) => e.length > 200 && Object.values(s).some((t) => t.includes(e.slice(2))),
  Te = e({ createDecoder: () => Q })
function Q({ addedFor: e, descriptorsFor: t, targetOf: n, claimFor: r }) {
  let i = (t) => ({
    signaturesOf: de,
    abisOf: (n) => {
      let i = [n, ...(t?.hops.map(({ address: e }) => e) ?? [])],
        a = [
          ...i.flatMap((t) => {
            let n = e(t)
            return n ? [{ abi: Oe(n), certainty: { kind: `added` } }] : []
          }),
          ...Y(n, t),
        ],
        o = i.at(-1),
        s = a.length === 0 && o ? r?.(o) : null
      return s ? [{ abi: s.abi, certainty: { kind: `claim`, provider: s.provider } }] : a
    },
  })
  return (e, r) => {
    if (e.length < 10) return { decoding: null, target: null, described: null }
    let a = n?.(r, `0x${e.slice(2, 10).toLowerCase()}`) ?? null,
      o = ve(e, r, i(a)),
      s = b(o),
      [c = null] = ((s && t?.(r)) ?? []).flatMap(({ descriptor: e, by: t }) => {
        let n = s && be(e, s)
        return n ? [{ ...n, by: t }] : []
      })
    return { decoding: o, target: a, described: c, newAccount: Ee(e, r, a), recovery: De(e, a) }
  }
}
function Ee(e, t, n) {
  let r = v(t).find(({ name: e, codeHash: t }) => e === `SafeProxyFactory` && n?.hops.length === 0 && t === n.codeHash)
  return r ? c({ to: t, data: e }, r.version) : null
}
function De(e, t) {
  let [r, i] = t?.hops ?? []
  return r?.kind === `EIP-1167` && !i && n(r.address, r.codeHash)?.name === `Delay` ? S(e) : null
}
var $ = new WeakMap()
function Oe(e) {
  let t = $.get(e)
  if (t) return t
  let n = C(
      e.join(`
`),
    ),
    r = n.ok ? n.functions : []
  return ($.set(e, r), r)
}
export { Te as n, Y as r, Q as t }
//# sourceMappingURL=rest-RxGX0XL-.js.map
