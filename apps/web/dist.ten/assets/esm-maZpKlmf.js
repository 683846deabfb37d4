import { Tr as e } from './later-DLdlgyuL.js'
import { n as t, o as n } from './rest-CJZ3gRJW.js'
import { n as r, r as i } from './rest-DThMpaoo.js'
var a = () => `9.1.0`,
  o = (e) => e.toString(16).padStart(2, `0`),
  s = (e) => {
    let t = new Uint8Array((e || 40) / 2)
    return (window.crypto.getRandomValues(t), Array.from(t, o).join(``))
  },
  c = () => (typeof window < `u` ? s(10) : new Date().getTime().toString(36)),
  l = class {}
;((l.makeRequest = (e, t) => ({ id: c(), method: e, params: t, env: { sdkVersion: a() } })),
  (l.makeResponse = (e, t, n) => ({ id: e, success: !0, version: n, data: t })),
  (l.makeErrorResponse = (e, t, n) => ({ id: e, success: !1, error: t, version: n })))
var u
;(function (e) {
  ;((e.sendTransactions = `sendTransactions`),
    (e.rpcCall = `rpcCall`),
    (e.getChainInfo = `getChainInfo`),
    (e.getSafeInfo = `getSafeInfo`),
    (e.getTxBySafeTxHash = `getTxBySafeTxHash`),
    (e.getSafeBalances = `getSafeBalances`),
    (e.signMessage = `signMessage`),
    (e.signTypedMessage = `signTypedMessage`),
    (e.getEnvironmentInfo = `getEnvironmentInfo`),
    (e.getOffChainSignature = `getOffChainSignature`),
    (e.requestAddressBook = `requestAddressBook`),
    (e.wallet_getPermissions = `wallet_getPermissions`),
    (e.wallet_requestPermissions = `wallet_requestPermissions`))
})((u ||= {}))
var d
;(function (e) {
  e.requestAddressBook = `requestAddressBook`
})((d ||= {}))
var f = class {
    constructor(e = null, t = !1) {
      ;((this.allowedOrigins = null),
        (this.callbacks = new Map()),
        (this.debugMode = !1),
        (this.isServer = typeof window > `u`),
        (this.isValidMessage = ({ origin: e, data: t, source: n }) => {
          let r = !t,
            i = !this.isServer && n === window.parent,
            a = t.version !== void 0 && parseInt(t.version.split(`.`)[0]),
            o = typeof a == `number` && a >= 1,
            s = !0
          return (
            Array.isArray(this.allowedOrigins) && (s = this.allowedOrigins.find((t) => t.test(e)) !== void 0),
            !r && i && o && s
          )
        }),
        (this.logIncomingMessage = (e) => {
          console.info(`Safe Apps SDK v1: A message was received from origin ${e.origin}. `, e.data)
        }),
        (this.onParentMessage = (e) => {
          this.isValidMessage(e) && (this.debugMode && this.logIncomingMessage(e), this.handleIncomingMessage(e.data))
        }),
        (this.handleIncomingMessage = (e) => {
          let { id: t } = e,
            n = this.callbacks.get(t)
          n && (n(e), this.callbacks.delete(t))
        }),
        (this.send = (e, t) => {
          let n = l.makeRequest(e, t)
          if (this.isServer) throw Error(`Window doesn't exist`)
          return (
            window.parent.postMessage(n, `*`),
            new Promise((e, t) => {
              this.callbacks.set(n.id, (n) => {
                n.success ? e(n) : t(Error(n.error))
              })
            })
          )
        }),
        (this.allowedOrigins = e),
        (this.debugMode = t),
        this.isServer || window.addEventListener(`message`, this.onParentMessage))
    }
  },
  p = (e) => typeof e == `object` && !!e && `domain` in e && `types` in e && `message` in e,
  m = class {
    constructor(e) {
      this.communicator = e
    }
    async getBySafeTxHash(e) {
      if (!e) throw Error(`Invalid safeTxHash`)
      return (await this.communicator.send(u.getTxBySafeTxHash, { safeTxHash: e })).data
    }
    async signMessage(e) {
      let t = { message: e }
      return (await this.communicator.send(u.signMessage, t)).data
    }
    async signTypedMessage(e) {
      if (!p(e)) throw Error(`Invalid typed data`)
      return (await this.communicator.send(u.signTypedMessage, { typedData: e })).data
    }
    async send({ txs: e, params: t }) {
      if (!e || !e.length) throw Error(`No transactions were passed`)
      let n = { txs: e, params: t }
      return (await this.communicator.send(u.sendTransactions, n)).data
    }
  },
  h = {
    eth_call: `eth_call`,
    eth_gasPrice: `eth_gasPrice`,
    eth_getLogs: `eth_getLogs`,
    eth_getBalance: `eth_getBalance`,
    eth_getCode: `eth_getCode`,
    eth_getBlockByHash: `eth_getBlockByHash`,
    eth_getBlockByNumber: `eth_getBlockByNumber`,
    eth_getStorageAt: `eth_getStorageAt`,
    eth_getTransactionByHash: `eth_getTransactionByHash`,
    eth_getTransactionReceipt: `eth_getTransactionReceipt`,
    eth_getTransactionCount: `eth_getTransactionCount`,
    eth_estimateGas: `eth_estimateGas`,
    safe_setSettings: `safe_setSettings`,
  },
  g = {
    defaultBlockParam: (e = `latest`) => e,
    returnFullTxObjectParam: (e = !1) => e,
    blockNumberToHex: (e) => (Number.isInteger(e) ? `0x${e.toString(16)}` : e),
  },
  _ = class {
    constructor(e) {
      ;((this.communicator = e),
        (this.call = this.buildRequest({ call: h.eth_call, formatters: [null, g.defaultBlockParam] })),
        (this.getBalance = this.buildRequest({ call: h.eth_getBalance, formatters: [null, g.defaultBlockParam] })),
        (this.getCode = this.buildRequest({ call: h.eth_getCode, formatters: [null, g.defaultBlockParam] })),
        (this.getStorageAt = this.buildRequest({
          call: h.eth_getStorageAt,
          formatters: [null, g.blockNumberToHex, g.defaultBlockParam],
        })),
        (this.getPastLogs = this.buildRequest({ call: h.eth_getLogs })),
        (this.getBlockByHash = this.buildRequest({
          call: h.eth_getBlockByHash,
          formatters: [null, g.returnFullTxObjectParam],
        })),
        (this.getBlockByNumber = this.buildRequest({
          call: h.eth_getBlockByNumber,
          formatters: [g.blockNumberToHex, g.returnFullTxObjectParam],
        })),
        (this.getTransactionByHash = this.buildRequest({ call: h.eth_getTransactionByHash })),
        (this.getTransactionReceipt = this.buildRequest({ call: h.eth_getTransactionReceipt })),
        (this.getTransactionCount = this.buildRequest({
          call: h.eth_getTransactionCount,
          formatters: [null, g.defaultBlockParam],
        })),
        (this.getGasPrice = this.buildRequest({ call: h.eth_gasPrice })),
        (this.getEstimateGas = (e) => this.buildRequest({ call: h.eth_estimateGas })([e])),
        (this.setSafeSettings = this.buildRequest({ call: h.safe_setSettings })))
    }
    buildRequest(e) {
      let { call: t, formatters: n } = e
      return async (e) => {
        n &&
          Array.isArray(e) &&
          n.forEach((t, n) => {
            t && (e[n] = t(e[n]))
          })
        let r = { call: t, params: e || [] }
        return (await this.communicator.send(u.rpcCall, r)).data
      }
    }
  },
  v = `0x1626ba7e`,
  y = `0x20c13b0b`,
  b = 4001,
  x = class e extends Error {
    constructor(t, n, r) {
      ;(super(t), (this.code = n), (this.data = r), Object.setPrototypeOf(this, e.prototype))
    }
  },
  S = class {
    constructor(e) {
      this.communicator = e
    }
    async getPermissions() {
      return (await this.communicator.send(u.wallet_getPermissions, void 0)).data
    }
    async requestPermissions(e) {
      if (!this.isPermissionRequestValid(e)) throw new x(`Permissions request is invalid`, b)
      try {
        return (await this.communicator.send(u.wallet_requestPermissions, e)).data
      } catch {
        throw new x(`Permissions rejected`, b)
      }
    }
    isPermissionRequestValid(e) {
      return e.every((e) => typeof e == `object` && Object.keys(e).every((e) => !!Object.values(d).includes(e)))
    }
  },
  C = (e, t) => t.some((t) => t.parentCapability === e),
  w = () => (e, t, n) => {
    let r = n.value
    return (
      (n.value = async function () {
        let e = new S(this.communicator),
          n = await e.getPermissions()
        if ((C(t, n) || (n = await e.requestPermissions([{ [t]: {} }])), !C(t, n)))
          throw new x(`Permissions rejected`, b)
        return r.apply(this)
      }),
      n
    )
  },
  T = function (e, t, n, r) {
    var i = arguments.length,
      a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
      o
    if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r)
    else for (var s = e.length - 1; s >= 0; s--) (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a)
    return (i > 3 && a && Object.defineProperty(t, n, a), a)
  },
  E = class {
    constructor(e) {
      this.communicator = e
    }
    async getChainInfo() {
      return (await this.communicator.send(u.getChainInfo, void 0)).data
    }
    async getInfo() {
      return (await this.communicator.send(u.getSafeInfo, void 0)).data
    }
    async experimental_getBalances({ currency: e = `usd` } = {}) {
      return (await this.communicator.send(u.getSafeBalances, { currency: e })).data
    }
    async check1271Signature(t, n = `0x`) {
      let r = await this.getInfo(),
        i = e({
          abi: [
            {
              constant: !1,
              inputs: [
                { name: `_dataHash`, type: `bytes32` },
                { name: `_signature`, type: `bytes` },
              ],
              name: `isValidSignature`,
              outputs: [{ name: ``, type: `bytes4` }],
              payable: !1,
              stateMutability: `nonpayable`,
              type: `function`,
            },
          ],
          functionName: `isValidSignature`,
          args: [t, n],
        }),
        a = { call: h.eth_call, params: [{ to: r.safeAddress, data: i }, `latest`] }
      try {
        return (await this.communicator.send(u.rpcCall, a)).data.slice(0, 10).toLowerCase() === v
      } catch {
        return !1
      }
    }
    async check1271SignatureBytes(t, n = `0x`) {
      let r = await this.getInfo(),
        i = e({
          abi: [
            {
              constant: !1,
              inputs: [
                { name: `_data`, type: `bytes` },
                { name: `_signature`, type: `bytes` },
              ],
              name: `isValidSignature`,
              outputs: [{ name: ``, type: `bytes4` }],
              payable: !1,
              stateMutability: `nonpayable`,
              type: `function`,
            },
          ],
          functionName: `isValidSignature`,
          args: [t, n],
        }),
        a = { call: h.eth_call, params: [{ to: r.safeAddress, data: i }, `latest`] }
      try {
        return (await this.communicator.send(u.rpcCall, a)).data.slice(0, 10).toLowerCase() === y
      } catch {
        return !1
      }
    }
    calculateMessageHash(e) {
      return n(e)
    }
    calculateTypedMessageHash(e) {
      let n = typeof e.domain.chainId == `object` ? e.domain.chainId.toNumber() : Number(e.domain.chainId),
        r = e.primaryType
      if (!r) {
        let t = Object.values(e.types),
          n = Object.keys(e.types).filter((e) =>
            t.every((t) => t.every(({ type: t }) => t.replace(`[`, ``).replace(`]`, ``) !== e)),
          )
        if (n.length === 0 || n.length > 1) throw Error(`Please specify primaryType`)
        r = n[0]
      }
      return t({
        message: e.message,
        domain: { ...e.domain, chainId: n, verifyingContract: e.domain.verifyingContract, salt: e.domain.salt },
        types: e.types,
        primaryType: r,
      })
    }
    async getOffChainSignature(e) {
      return (await this.communicator.send(u.getOffChainSignature, e)).data
    }
    async isMessageSigned(e, t = `0x`) {
      let n
      if (
        (typeof e == `string` &&
          (n = async () => {
            let n = this.calculateMessageHash(e)
            return await this.isMessageHashSigned(n, t)
          }),
        p(e) &&
          (n = async () => {
            let n = this.calculateTypedMessageHash(e)
            return await this.isMessageHashSigned(n, t)
          }),
        n)
      )
        return await n()
      throw Error(`Invalid message type`)
    }
    async isMessageHashSigned(e, t = `0x`) {
      let n = [this.check1271Signature.bind(this), this.check1271SignatureBytes.bind(this)]
      for (let r of n) if (await r(e, t)) return !0
      return !1
    }
    async getEnvironmentInfo() {
      return (await this.communicator.send(u.getEnvironmentInfo, void 0)).data
    }
    async requestAddressBook() {
      return (await this.communicator.send(u.requestAddressBook, void 0)).data
    }
  }
T([w()], E.prototype, `requestAddressBook`, null)
var D = class {
  constructor(e = {}) {
    let { allowedDomains: t = null, debug: n = !1 } = e
    ;((this.communicator = new f(t, n)),
      (this.eth = new _(this.communicator)),
      (this.txs = new m(this.communicator)),
      (this.safe = new E(this.communicator)),
      (this.wallet = new S(this.communicator)))
  }
}
i()
var O = D,
  k = r.Operation,
  A = r.TokenType,
  j = r.TransactionStatus,
  M = r.TransferDirection
export {
  l as MessageFormatter,
  u as Methods,
  k as Operation,
  h as RPC_CALLS,
  d as RestrictedMethods,
  A as TokenType,
  j as TransactionStatus,
  M as TransferDirection,
  O as default,
  a as getSDKVersion,
  p as isObjectEIP712TypedData,
}
//# sourceMappingURL=esm-maZpKlmf.js.map
