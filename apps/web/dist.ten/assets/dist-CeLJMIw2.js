import { o as e, t } from './rolldown-runtime-DLMaRju-.js'
import { Ai as n, Fr as r, Xr as i } from './later-DLdlgyuL.js'
import { ft as a } from './rest-DP5aMt8d.js'
import { n as o } from './rest-Cy4Y8Q_t.js'
import { t as s } from './rest-D7yXKgZK.js'
var c = class e {
    constructor(e, t) {
      ;((this.scope = e), (this.module = t))
    }
    storeObject(e, t) {
      this.setItem(e, JSON.stringify(t))
    }
    loadObject(e) {
      let t = this.getItem(e)
      return t ? JSON.parse(t) : void 0
    }
    setItem(e, t) {
      localStorage.setItem(this.scopedKey(e), t)
    }
    getItem(e) {
      return localStorage.getItem(this.scopedKey(e))
    }
    removeItem(e) {
      localStorage.removeItem(this.scopedKey(e))
    }
    clear() {
      let e = this.scopedKey(``),
        t = []
      for (let n = 0; n < localStorage.length; n++) {
        let r = localStorage.key(n)
        typeof r == `string` && r.startsWith(e) && t.push(r)
      }
      t.forEach((e) => localStorage.removeItem(e))
    }
    scopedKey(e) {
      return `-${this.scope}${this.module ? `:${this.module}` : ``}:${e}`
    }
    static clearAll() {
      ;(new e(`CBWSDK`).clear(), new e(`walletlink`).clear())
    }
  },
  l = {
    rpc: {
      invalidInput: -32e3,
      resourceNotFound: -32001,
      resourceUnavailable: -32002,
      transactionRejected: -32003,
      methodNotSupported: -32004,
      limitExceeded: -32005,
      parse: -32700,
      invalidRequest: -32600,
      methodNotFound: -32601,
      invalidParams: -32602,
      internal: -32603,
    },
    provider: {
      userRejectedRequest: 4001,
      unauthorized: 4100,
      unsupportedMethod: 4200,
      disconnected: 4900,
      chainDisconnected: 4901,
      unsupportedChain: 4902,
    },
  },
  u = {
    '-32700': {
      standard: `JSON RPC 2.0`,
      message: `Invalid JSON was received by the server. An error occurred on the server while parsing the JSON text.`,
    },
    '-32600': { standard: `JSON RPC 2.0`, message: `The JSON sent is not a valid Request object.` },
    '-32601': { standard: `JSON RPC 2.0`, message: `The method does not exist / is not available.` },
    '-32602': { standard: `JSON RPC 2.0`, message: `Invalid method parameter(s).` },
    '-32603': { standard: `JSON RPC 2.0`, message: `Internal JSON-RPC error.` },
    '-32000': { standard: `EIP-1474`, message: `Invalid input.` },
    '-32001': { standard: `EIP-1474`, message: `Resource not found.` },
    '-32002': { standard: `EIP-1474`, message: `Resource unavailable.` },
    '-32003': { standard: `EIP-1474`, message: `Transaction rejected.` },
    '-32004': { standard: `EIP-1474`, message: `Method not supported.` },
    '-32005': { standard: `EIP-1474`, message: `Request limit exceeded.` },
    4001: { standard: `EIP-1193`, message: `User rejected the request.` },
    4100: { standard: `EIP-1193`, message: `The requested account and/or method has not been authorized by the user.` },
    4200: { standard: `EIP-1193`, message: `The requested method is not supported by this Ethereum provider.` },
    4900: { standard: `EIP-1193`, message: `The provider is disconnected from all chains.` },
    4901: { standard: `EIP-1193`, message: `The provider is disconnected from the specified chain.` },
    4902: { standard: `EIP-3085`, message: `Unrecognized chain ID.` },
  },
  d = `Unspecified error message.`,
  f = `Unspecified server error.`
function p(e, t = d) {
  if (e && Number.isInteger(e)) {
    let t = e.toString()
    if (v(u, t)) return u[t].message
    if (g(e)) return f
  }
  return t
}
function m(e) {
  return Number.isInteger(e) ? !!(u[e.toString()] || g(e)) : !1
}
function h(e, { shouldIncludeStack: t = !1 } = {}) {
  let n = {}
  if (e && typeof e == `object` && !Array.isArray(e) && v(e, `code`) && m(e.code)) {
    let t = e
    ;((n.code = t.code),
      t.message && typeof t.message == `string`
        ? ((n.message = t.message), v(t, `data`) && (n.data = t.data))
        : ((n.message = p(n.code)), (n.data = { originalError: _(e) })))
  } else ((n.code = l.rpc.internal), (n.message = y(e, `message`) ? e.message : d), (n.data = { originalError: _(e) }))
  return (t && (n.stack = y(e, `stack`) ? e.stack : void 0), n)
}
function g(e) {
  return e >= -32099 && e <= -32e3
}
function _(e) {
  return e && typeof e == `object` && !Array.isArray(e) ? Object.assign({}, e) : e
}
function v(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t)
}
function y(e, t) {
  return typeof e == `object` && !!e && t in e && typeof e[t] == `string`
}
var b = {
  rpc: {
    parse: (e) => x(l.rpc.parse, e),
    invalidRequest: (e) => x(l.rpc.invalidRequest, e),
    invalidParams: (e) => x(l.rpc.invalidParams, e),
    methodNotFound: (e) => x(l.rpc.methodNotFound, e),
    internal: (e) => x(l.rpc.internal, e),
    server: (e) => {
      if (!e || typeof e != `object` || Array.isArray(e))
        throw Error(`Ethereum RPC Server errors must provide single object argument.`)
      let { code: t } = e
      if (!Number.isInteger(t) || t > -32005 || t < -32099)
        throw Error(`"code" must be an integer such that: -32099 <= code <= -32005`)
      return x(t, e)
    },
    invalidInput: (e) => x(l.rpc.invalidInput, e),
    resourceNotFound: (e) => x(l.rpc.resourceNotFound, e),
    resourceUnavailable: (e) => x(l.rpc.resourceUnavailable, e),
    transactionRejected: (e) => x(l.rpc.transactionRejected, e),
    methodNotSupported: (e) => x(l.rpc.methodNotSupported, e),
    limitExceeded: (e) => x(l.rpc.limitExceeded, e),
  },
  provider: {
    userRejectedRequest: (e) => S(l.provider.userRejectedRequest, e),
    unauthorized: (e) => S(l.provider.unauthorized, e),
    unsupportedMethod: (e) => S(l.provider.unsupportedMethod, e),
    disconnected: (e) => S(l.provider.disconnected, e),
    chainDisconnected: (e) => S(l.provider.chainDisconnected, e),
    unsupportedChain: (e) => S(l.provider.unsupportedChain, e),
    custom: (e) => {
      if (!e || typeof e != `object` || Array.isArray(e))
        throw Error(`Ethereum Provider custom errors must provide single object argument.`)
      let { code: t, message: n, data: r } = e
      if (!n || typeof n != `string`) throw Error(`"message" must be a nonempty string`)
      return new T(t, n, r)
    },
  },
}
function x(e, t) {
  let [n, r] = C(t)
  return new w(e, n || p(e), r)
}
function S(e, t) {
  let [n, r] = C(t)
  return new T(e, n || p(e), r)
}
function C(e) {
  if (e) {
    if (typeof e == `string`) return [e]
    if (typeof e == `object` && !Array.isArray(e)) {
      let { message: t, data: n } = e
      if (t && typeof t != `string`) throw Error(`Must specify string message.`)
      return [t || void 0, n]
    }
  }
  return []
}
var w = class extends Error {
    constructor(e, t, n) {
      if (!Number.isInteger(e)) throw Error(`"code" must be an integer.`)
      if (!t || typeof t != `string`) throw Error(`"message" must be a nonempty string.`)
      ;(super(t), (this.code = e), n !== void 0 && (this.data = n))
    }
  },
  T = class extends w {
    constructor(e, t, n) {
      if (!E(e)) throw Error(`"code" must be an integer such that: 1000 <= code <= 4999`)
      super(e, t, n)
    }
  }
function E(e) {
  return Number.isInteger(e) && e >= 1e3 && e <= 4999
}
function D() {
  return (e) => e
}
var O = D(),
  ee = D(),
  te = D()
function k(e) {
  return Math.floor(e)
}
var ne = /^[0-9]*$/,
  re = /^[a-f0-9]*$/
function A(e) {
  return ie(crypto.getRandomValues(new Uint8Array(e)))
}
function ie(e) {
  return [...e].map((e) => e.toString(16).padStart(2, `0`)).join(``)
}
function j(e) {
  return new Uint8Array(e.match(/.{1,2}/g).map((e) => Number.parseInt(e, 16)))
}
function M(e, t = !1) {
  let n = e.toString(`hex`)
  return O(t ? `0x${n}` : n)
}
function ae(e) {
  return M(fe(e), !0)
}
function N(e) {
  return te(e.toString(10))
}
function P(e) {
  return O(`0x${BigInt(e).toString(16)}`)
}
function oe(e) {
  return e.startsWith(`0x`) || e.startsWith(`0X`)
}
function se(e) {
  return oe(e) ? e.slice(2) : e
}
function ce(e) {
  return oe(e) ? `0x${e.slice(2)}` : `0x${e}`
}
function le(e) {
  if (typeof e != `string`) return !1
  let t = se(e).toLowerCase()
  return re.test(t)
}
function ue(e, t = !1) {
  if (typeof e == `string`) {
    let n = se(e).toLowerCase()
    if (re.test(n)) return O(t ? `0x${n}` : n)
  }
  throw b.rpc.invalidParams(`"${String(e)}" is not a hexadecimal string`)
}
function de(e, t = !1) {
  let n = ue(e, !1)
  return (n.length % 2 == 1 && (n = O(`0${n}`)), t ? O(`0x${n}`) : n)
}
function F(e) {
  if (typeof e == `string`) {
    let t = se(e).toLowerCase()
    if (le(t) && t.length === 40) return ee(ce(t))
  }
  throw b.rpc.invalidParams(`Invalid Ethereum address: ${String(e)}`)
}
function fe(e) {
  if (Buffer.isBuffer(e)) return e
  if (typeof e == `string`) {
    if (le(e)) {
      let t = de(e, !1)
      return Buffer.from(t, `hex`)
    }
    return Buffer.from(e, `utf8`)
  }
  throw b.rpc.invalidParams(`Not binary data: ${String(e)}`)
}
function I(e) {
  if (typeof e == `number` && Number.isInteger(e)) return k(e)
  if (typeof e == `string`) {
    if (ne.test(e)) return k(Number(e))
    if (le(e)) return k(Number(BigInt(de(e, !0))))
  }
  throw b.rpc.invalidParams(`Not an integer: ${String(e)}`)
}
function L(e) {
  if (e !== null && (typeof e == `bigint` || me(e))) return BigInt(e.toString(10))
  if (typeof e == `number`) return BigInt(I(e))
  if (typeof e == `string`) {
    if (ne.test(e)) return BigInt(e)
    if (le(e)) return BigInt(de(e, !0))
  }
  throw b.rpc.invalidParams(`Not an integer: ${String(e)}`)
}
function pe(e) {
  if (typeof e == `string`) return JSON.parse(e)
  if (typeof e == `object`) return e
  throw b.rpc.invalidParams(`Not a JSON string or an object: ${String(e)}`)
}
function me(e) {
  if (e == null || typeof e.constructor != `function`) return !1
  let { constructor: t } = e
  return typeof t.config == `function` && typeof t.EUCLID == `number`
}
async function he() {
  return crypto.subtle.generateKey({ name: `ECDH`, namedCurve: `P-256` }, !0, [`deriveKey`])
}
async function ge(e, t) {
  return crypto.subtle.deriveKey({ name: `ECDH`, public: t }, e, { name: `AES-GCM`, length: 256 }, !1, [
    `encrypt`,
    `decrypt`,
  ])
}
async function _e(e, t) {
  let n = crypto.getRandomValues(new Uint8Array(12))
  return { iv: n, cipherText: await crypto.subtle.encrypt({ name: `AES-GCM`, iv: n }, e, new TextEncoder().encode(t)) }
}
async function ve(e, { iv: t, cipherText: n }) {
  let r = await crypto.subtle.decrypt({ name: `AES-GCM`, iv: t }, e, n)
  return new TextDecoder().decode(r)
}
function ye(e) {
  switch (e) {
    case `public`:
      return `spki`
    case `private`:
      return `pkcs8`
  }
}
async function be(e, t) {
  let n = ye(e),
    r = await crypto.subtle.exportKey(n, t)
  return ie(new Uint8Array(r))
}
async function xe(e, t) {
  let n = ye(e),
    r = j(t).buffer
  return await crypto.subtle.importKey(
    n,
    new Uint8Array(r),
    { name: `ECDH`, namedCurve: `P-256` },
    !0,
    e === `private` ? [`deriveKey`] : [],
  )
}
async function Se(e, t) {
  return _e(
    t,
    JSON.stringify(e, (e, t) => {
      if (!(t instanceof Error)) return t
      let n = t
      return Object.assign(Object.assign({}, n.code ? { code: n.code } : {}), { message: n.message })
    }),
  )
}
async function Ce(e, t) {
  return JSON.parse(await ve(t, e))
}
var we = { storageKey: `ownPrivateKey`, keyType: `private` },
  Te = { storageKey: `ownPublicKey`, keyType: `public` },
  Ee = { storageKey: `peerPublicKey`, keyType: `public` },
  De = class {
    constructor() {
      ;((this.storage = new c(`CBWSDK`, `SCWKeyManager`)),
        (this.ownPrivateKey = null),
        (this.ownPublicKey = null),
        (this.peerPublicKey = null),
        (this.sharedSecret = null))
    }
    async getOwnPublicKey() {
      return (await this.loadKeysIfNeeded(), this.ownPublicKey)
    }
    async getSharedSecret() {
      return (await this.loadKeysIfNeeded(), this.sharedSecret)
    }
    async setPeerPublicKey(e) {
      ;((this.sharedSecret = null), (this.peerPublicKey = e), await this.storeKey(Ee, e), await this.loadKeysIfNeeded())
    }
    async clear() {
      ;((this.ownPrivateKey = null),
        (this.ownPublicKey = null),
        (this.peerPublicKey = null),
        (this.sharedSecret = null),
        this.storage.removeItem(Te.storageKey),
        this.storage.removeItem(we.storageKey),
        this.storage.removeItem(Ee.storageKey))
    }
    async generateKeyPair() {
      let e = await he()
      ;((this.ownPrivateKey = e.privateKey),
        (this.ownPublicKey = e.publicKey),
        await this.storeKey(we, e.privateKey),
        await this.storeKey(Te, e.publicKey))
    }
    async loadKeysIfNeeded() {
      if (
        (this.ownPrivateKey === null && (this.ownPrivateKey = await this.loadKey(we)),
        this.ownPublicKey === null && (this.ownPublicKey = await this.loadKey(Te)),
        (this.ownPrivateKey === null || this.ownPublicKey === null) && (await this.generateKeyPair()),
        this.peerPublicKey === null && (this.peerPublicKey = await this.loadKey(Ee)),
        this.sharedSecret === null)
      ) {
        if (this.ownPrivateKey === null || this.peerPublicKey === null) return
        this.sharedSecret = await ge(this.ownPrivateKey, this.peerPublicKey)
      }
    }
    async loadKey(e) {
      let t = this.storage.getItem(e.storageKey)
      return t ? xe(e.keyType, t) : null
    }
    async storeKey(e, t) {
      let n = await be(e.keyType, t)
      this.storage.setItem(e.storageKey, n)
    }
  }
function Oe(e) {
  if (!e || !Array.isArray(e) || (e.length !== 1 && e.length !== 2) || typeof e[0] != `string` || !r(e[0]))
    throw b.rpc.invalidParams()
  if (e.length === 2) {
    if (!Array.isArray(e[1])) throw b.rpc.invalidParams()
    for (let t of e[1]) if (typeof t != `string` || !t.startsWith(`0x`)) throw b.rpc.invalidParams()
  }
}
var R = `4.4.0`,
  ke = `@coinbase/wallet-sdk`
async function Ae(e, t) {
  let n = Object.assign(Object.assign({}, e), { jsonrpc: `2.0`, id: crypto.randomUUID() }),
    { result: r, error: i } = await (
      await window.fetch(t, {
        method: `POST`,
        body: JSON.stringify(n),
        mode: `cors`,
        headers: { 'Content-Type': `application/json`, 'X-Cbw-Sdk-Version': R, 'X-Cbw-Sdk-Platform': ke },
      })
    ).json()
  if (i) throw i
  return r
}
function je() {
  return globalThis.coinbaseWalletExtension
}
function Me() {
  try {
    let e = globalThis
    return e.top?.ethereum ?? e.ethereum
  } catch {
    return
  }
}
function Ne({ metadata: e, preference: t }) {
  var n, r
  let { appName: i, appLogoUrl: a, appChainIds: o } = e
  if (t.options !== `smartWalletOnly`) {
    let e = je()
    if (e) return ((n = e.setAppInfo) == null || n.call(e, i, a, o, t), e)
  }
  let s = Me()
  if (s?.isCoinbaseBrowser) return ((r = s.setAppInfo) == null || r.call(s, i, a, o, t), s)
}
function Pe(e) {
  if (!e || typeof e != `object` || Array.isArray(e))
    throw b.rpc.invalidParams({ message: `Expected a single, non-array, object argument.`, data: e })
  let { method: t, params: n } = e
  if (typeof t != `string` || t.length === 0)
    throw b.rpc.invalidParams({ message: `'args.method' must be a non-empty string.`, data: e })
  if (n !== void 0 && !Array.isArray(n) && (typeof n != `object` || !n))
    throw b.rpc.invalidParams({ message: `'args.params' must be an object or array if provided.`, data: e })
  switch (t) {
    case `eth_sign`:
    case `eth_signTypedData_v2`:
    case `eth_subscribe`:
    case `eth_unsubscribe`:
      throw b.provider.unsupportedMethod()
  }
}
var Fe = `accounts`,
  Ie = `activeChain`,
  Le = `availableChains`,
  Re = `walletCapabilities`,
  ze = class {
    constructor(e) {
      ;((this.metadata = e.metadata),
        (this.communicator = e.communicator),
        (this.callback = e.callback),
        (this.keyManager = new De()),
        (this.storage = new c(`CBWSDK`, `SCWStateManager`)),
        (this.accounts = this.storage.loadObject(Fe) ?? []),
        (this.chain = this.storage.loadObject(Ie) || { id: e.metadata.appChainIds?.[0] ?? 1 }),
        (this.handshake = this.handshake.bind(this)),
        (this.request = this.request.bind(this)),
        (this.createRequestMessage = this.createRequestMessage.bind(this)),
        (this.decryptResponseMessage = this.decryptResponseMessage.bind(this)))
    }
    async handshake(e) {
      var t, n
      await (t = this.communicator).waitForPopupLoaded?.call(t)
      let r = await this.createRequestMessage({
          handshake: { method: e.method, params: Object.assign({}, this.metadata, e.params ?? {}) },
        }),
        i = await this.communicator.postRequestAndWaitForResponse(r)
      if (`failure` in i.content) throw i.content.failure
      let a = await xe(`public`, i.sender)
      await this.keyManager.setPeerPublicKey(a)
      let o = (await this.decryptResponseMessage(i)).result
      if (`error` in o) throw o.error
      switch (e.method) {
        case `eth_requestAccounts`: {
          let e = o.value
          ;((this.accounts = e),
            this.storage.storeObject(Fe, e),
            (n = this.callback) == null || n.call(this, `accountsChanged`, e))
          break
        }
      }
    }
    async request(e) {
      var t
      if (this.accounts.length === 0)
        switch (e.method) {
          case `wallet_sendCalls`:
            return this.sendRequestToPopup(e)
          default:
            throw b.provider.unauthorized()
        }
      switch (e.method) {
        case `eth_requestAccounts`:
          return ((t = this.callback) == null || t.call(this, `connect`, { chainId: P(this.chain.id) }), this.accounts)
        case `eth_accounts`:
          return this.accounts
        case `eth_coinbase`:
          return this.accounts[0]
        case `net_version`:
          return this.chain.id
        case `eth_chainId`:
          return P(this.chain.id)
        case `wallet_getCapabilities`:
          return this.handleGetCapabilitiesRequest(e)
        case `wallet_switchEthereumChain`:
          return this.handleSwitchChainRequest(e)
        case `eth_ecRecover`:
        case `personal_sign`:
        case `wallet_sign`:
        case `personal_ecRecover`:
        case `eth_signTransaction`:
        case `eth_sendTransaction`:
        case `eth_signTypedData_v1`:
        case `eth_signTypedData_v3`:
        case `eth_signTypedData_v4`:
        case `eth_signTypedData`:
        case `wallet_addEthereumChain`:
        case `wallet_watchAsset`:
        case `wallet_sendCalls`:
        case `wallet_showCallsStatus`:
        case `wallet_grantPermissions`:
          return this.sendRequestToPopup(e)
        default:
          if (!this.chain.rpcUrl) throw b.rpc.internal(`No RPC URL set for chain`)
          return Ae(e, this.chain.rpcUrl)
      }
    }
    async sendRequestToPopup(e) {
      var t
      await (t = this.communicator).waitForPopupLoaded?.call(t)
      let n = await this.sendEncryptedRequest(e),
        r = (await this.decryptResponseMessage(n)).result
      if (`error` in r) throw r.error
      return r.value
    }
    async cleanup() {
      ;(this.storage.clear(),
        await this.keyManager.clear(),
        (this.accounts = []),
        (this.chain = { id: this.metadata.appChainIds?.[0] ?? 1 }))
    }
    async handleSwitchChainRequest(e) {
      let t = e.params
      if (!t || !t[0]?.chainId) throw b.rpc.invalidParams()
      let n = I(t[0].chainId)
      if (this.updateChain(n)) return null
      let r = await this.sendRequestToPopup(e)
      return (r === null && this.updateChain(n), r)
    }
    async handleGetCapabilitiesRequest(e) {
      Oe(e.params)
      let t = e.params[0],
        r = e.params[1]
      if (!this.accounts.some((e) => a(e, t))) throw b.provider.unauthorized(`no active account found`)
      let i = this.storage.loadObject(Re)
      if (!i) return {}
      if (!r || r.length === 0) return i
      let o = new Set(r.map((e) => n(e)))
      return Object.fromEntries(
        Object.entries(i).filter(([e]) => {
          try {
            let t = n(e)
            return o.has(t)
          } catch {
            return !1
          }
        }),
      )
    }
    async sendEncryptedRequest(e) {
      let t = await this.keyManager.getSharedSecret()
      if (!t) throw b.provider.unauthorized(`No valid session found, try requestAccounts before other methods`)
      let n = await Se({ action: e, chainId: this.chain.id }, t),
        r = await this.createRequestMessage({ encrypted: n })
      return this.communicator.postRequestAndWaitForResponse(r)
    }
    async createRequestMessage(e) {
      let t = await be(`public`, await this.keyManager.getOwnPublicKey())
      return { id: crypto.randomUUID(), sender: t, content: e, timestamp: new Date() }
    }
    async decryptResponseMessage(e) {
      let t = e.content
      if (`failure` in t) throw t.failure
      let n = await this.keyManager.getSharedSecret()
      if (!n) throw b.provider.unauthorized(`Invalid session`)
      let r = await Ce(t.encrypted, n),
        i = r.data?.chains
      if (i) {
        let e = Object.entries(i).map(([e, t]) => ({ id: Number(e), rpcUrl: t }))
        ;(this.storage.storeObject(Le, e), this.updateChain(this.chain.id, e))
      }
      let a = r.data?.capabilities
      return (a && this.storage.storeObject(Re, a), r)
    }
    updateChain(e, t) {
      var n
      let r = (t ?? this.storage.loadObject(Le))?.find((t) => t.id === e)
      return r
        ? (r !== this.chain &&
            ((this.chain = r),
            this.storage.storeObject(Ie, r),
            (n = this.callback) == null || n.call(this, `chainChanged`, P(r.id))),
          !0)
        : !1
    }
  },
  Be = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.toBig =
        e.shrSL =
        e.shrSH =
        e.rotrSL =
        e.rotrSH =
        e.rotrBL =
        e.rotrBH =
        e.rotr32L =
        e.rotr32H =
        e.rotlSL =
        e.rotlSH =
        e.rotlBL =
        e.rotlBH =
        e.add5L =
        e.add5H =
        e.add4L =
        e.add4H =
        e.add3L =
        e.add3H =
          void 0),
      (e.add = v),
      (e.fromBig = r),
      (e.split = i))
    var t = BigInt(2 ** 32 - 1),
      n = BigInt(32)
    function r(e, r = !1) {
      return r ? { h: Number(e & t), l: Number((e >> n) & t) } : { h: Number((e >> n) & t) | 0, l: Number(e & t) | 0 }
    }
    function i(e, t = !1) {
      let n = e.length,
        i = new Uint32Array(n),
        a = new Uint32Array(n)
      for (let o = 0; o < n; o++) {
        let { h: n, l: s } = r(e[o], t)
        ;[i[o], a[o]] = [n, s]
      }
      return [i, a]
    }
    var a = (e, t) => (BigInt(e >>> 0) << n) | BigInt(t >>> 0)
    e.toBig = a
    var o = (e, t, n) => e >>> n
    e.shrSH = o
    var s = (e, t, n) => (e << (32 - n)) | (t >>> n)
    e.shrSL = s
    var c = (e, t, n) => (e >>> n) | (t << (32 - n))
    e.rotrSH = c
    var l = (e, t, n) => (e << (32 - n)) | (t >>> n)
    e.rotrSL = l
    var u = (e, t, n) => (e << (64 - n)) | (t >>> (n - 32))
    e.rotrBH = u
    var d = (e, t, n) => (e >>> (n - 32)) | (t << (64 - n))
    e.rotrBL = d
    var f = (e, t) => t
    e.rotr32H = f
    var p = (e, t) => e
    e.rotr32L = p
    var m = (e, t, n) => (e << n) | (t >>> (32 - n))
    e.rotlSH = m
    var h = (e, t, n) => (t << n) | (e >>> (32 - n))
    e.rotlSL = h
    var g = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n))
    e.rotlBH = g
    var _ = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n))
    e.rotlBL = _
    function v(e, t, n, r) {
      let i = (t >>> 0) + (r >>> 0)
      return { h: (e + n + ((i / 2 ** 32) | 0)) | 0, l: i | 0 }
    }
    var y = (e, t, n) => (e >>> 0) + (t >>> 0) + (n >>> 0)
    e.add3L = y
    var b = (e, t, n, r) => (t + n + r + ((e / 2 ** 32) | 0)) | 0
    e.add3H = b
    var x = (e, t, n, r) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0)
    e.add4L = x
    var S = (e, t, n, r, i) => (t + n + r + i + ((e / 2 ** 32) | 0)) | 0
    e.add4H = S
    var C = (e, t, n, r, i) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0) + (i >>> 0)
    e.add5L = C
    var w = (e, t, n, r, i, a) => (t + n + r + i + a + ((e / 2 ** 32) | 0)) | 0
    ;((e.add5H = w),
      (e.default = {
        fromBig: r,
        split: i,
        toBig: a,
        shrSH: o,
        shrSL: s,
        rotrSH: c,
        rotrSL: l,
        rotrBH: u,
        rotrBL: d,
        rotr32H: f,
        rotr32L: p,
        rotlSH: m,
        rotlSL: h,
        rotlBH: g,
        rotlBL: _,
        add: v,
        add3L: y,
        add3H: b,
        add4L: x,
        add4H: S,
        add5H: w,
        add5L: C,
      }))
  }),
  Ve = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.crypto = void 0),
      (e.crypto = typeof globalThis == `object` && `crypto` in globalThis ? globalThis.crypto : void 0))
  }),
  He = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.wrapXOFConstructorWithOpts =
        e.wrapConstructorWithOpts =
        e.wrapConstructor =
        e.Hash =
        e.nextTick =
        e.swap32IfBE =
        e.byteSwapIfBE =
        e.swap8IfBE =
        e.isLE =
          void 0),
      (e.isBytes = n),
      (e.anumber = r),
      (e.abytes = i),
      (e.ahash = a),
      (e.aexists = o),
      (e.aoutput = s),
      (e.u8 = c),
      (e.u32 = l),
      (e.clean = u),
      (e.createView = d),
      (e.rotr = f),
      (e.rotl = p),
      (e.byteSwap = m),
      (e.byteSwap32 = h),
      (e.bytesToHex = v),
      (e.hexToBytes = x),
      (e.asyncLoop = S),
      (e.utf8ToBytes = C),
      (e.bytesToUtf8 = w),
      (e.toBytes = T),
      (e.kdfInputToBytes = E),
      (e.concatBytes = D),
      (e.checkOpts = O),
      (e.createHasher = ee),
      (e.createOptHasher = te),
      (e.createXOFer = k),
      (e.randomBytes = ne))
    var t = Ve()
    function n(e) {
      return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
    }
    function r(e) {
      if (!Number.isSafeInteger(e) || e < 0) throw Error(`positive integer expected, got ` + e)
    }
    function i(e, ...t) {
      if (!n(e)) throw Error(`Uint8Array expected`)
      if (t.length > 0 && !t.includes(e.length))
        throw Error(`Uint8Array expected of length ` + t + `, got length=` + e.length)
    }
    function a(e) {
      if (typeof e != `function` || typeof e.create != `function`)
        throw Error(`Hash should be wrapped by utils.createHasher`)
      ;(r(e.outputLen), r(e.blockLen))
    }
    function o(e, t = !0) {
      if (e.destroyed) throw Error(`Hash instance has been destroyed`)
      if (t && e.finished) throw Error(`Hash#digest() has already been called`)
    }
    function s(e, t) {
      i(e)
      let n = t.outputLen
      if (e.length < n) throw Error(`digestInto() expects output buffer of length at least ` + n)
    }
    function c(e) {
      return new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
    }
    function l(e) {
      return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
    }
    function u(...e) {
      for (let t = 0; t < e.length; t++) e[t].fill(0)
    }
    function d(e) {
      return new DataView(e.buffer, e.byteOffset, e.byteLength)
    }
    function f(e, t) {
      return (e << (32 - t)) | (e >>> t)
    }
    function p(e, t) {
      return (e << t) | ((e >>> (32 - t)) >>> 0)
    }
    e.isLE = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
    function m(e) {
      return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
    }
    ;((e.swap8IfBE = e.isLE ? (e) => e : (e) => m(e)), (e.byteSwapIfBE = e.swap8IfBE))
    function h(e) {
      for (let t = 0; t < e.length; t++) e[t] = m(e[t])
      return e
    }
    e.swap32IfBE = e.isLE ? (e) => e : h
    var g = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
      _ = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
    function v(e) {
      if ((i(e), g)) return e.toHex()
      let t = ``
      for (let n = 0; n < e.length; n++) t += _[e[n]]
      return t
    }
    var y = { _0: 48, _9: 57, A: 65, F: 70, a: 97, f: 102 }
    function b(e) {
      if (e >= y._0 && e <= y._9) return e - y._0
      if (e >= y.A && e <= y.F) return e - (y.A - 10)
      if (e >= y.a && e <= y.f) return e - (y.a - 10)
    }
    function x(e) {
      if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
      if (g) return Uint8Array.fromHex(e)
      let t = e.length,
        n = t / 2
      if (t % 2) throw Error(`hex string expected, got unpadded hex of length ` + t)
      let r = new Uint8Array(n)
      for (let t = 0, i = 0; t < n; t++, i += 2) {
        let n = b(e.charCodeAt(i)),
          a = b(e.charCodeAt(i + 1))
        if (n === void 0 || a === void 0) {
          let t = e[i] + e[i + 1]
          throw Error(`hex string expected, got non-hex character "` + t + `" at index ` + i)
        }
        r[t] = n * 16 + a
      }
      return r
    }
    e.nextTick = async () => {}
    async function S(t, n, r) {
      let i = Date.now()
      for (let a = 0; a < t; a++) {
        r(a)
        let t = Date.now() - i
        ;(t >= 0 && t < n) || (await (0, e.nextTick)(), (i += t))
      }
    }
    function C(e) {
      if (typeof e != `string`) throw Error(`string expected`)
      return new Uint8Array(new TextEncoder().encode(e))
    }
    function w(e) {
      return new TextDecoder().decode(e)
    }
    function T(e) {
      return (typeof e == `string` && (e = C(e)), i(e), e)
    }
    function E(e) {
      return (typeof e == `string` && (e = C(e)), i(e), e)
    }
    function D(...e) {
      let t = 0
      for (let n = 0; n < e.length; n++) {
        let r = e[n]
        ;(i(r), (t += r.length))
      }
      let n = new Uint8Array(t)
      for (let t = 0, r = 0; t < e.length; t++) {
        let i = e[t]
        ;(n.set(i, r), (r += i.length))
      }
      return n
    }
    function O(e, t) {
      if (t !== void 0 && {}.toString.call(t) !== `[object Object]`)
        throw Error(`options should be object or undefined`)
      return Object.assign(e, t)
    }
    e.Hash = class {}
    function ee(e) {
      let t = (t) => e().update(T(t)).digest(),
        n = e()
      return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = () => e()), t)
    }
    function te(e) {
      let t = (t, n) => e(n).update(T(t)).digest(),
        n = e({})
      return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = (t) => e(t)), t)
    }
    function k(e) {
      let t = (t, n) => e(n).update(T(t)).digest(),
        n = e({})
      return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = (t) => e(t)), t)
    }
    ;((e.wrapConstructor = ee), (e.wrapConstructorWithOpts = te), (e.wrapXOFConstructorWithOpts = k))
    function ne(e = 32) {
      if (t.crypto && typeof t.crypto.getRandomValues == `function`) return t.crypto.getRandomValues(new Uint8Array(e))
      if (t.crypto && typeof t.crypto.randomBytes == `function`) return Uint8Array.from(t.crypto.randomBytes(e))
      throw Error(`crypto.getRandomValues must be defined`)
    }
  }),
  Ue = t((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.shake256 =
        e.shake128 =
        e.keccak_512 =
        e.keccak_384 =
        e.keccak_256 =
        e.keccak_224 =
        e.sha3_512 =
        e.sha3_384 =
        e.sha3_256 =
        e.sha3_224 =
        e.Keccak =
          void 0),
      (e.keccakP = _))
    var t = Be(),
      n = He(),
      r = BigInt(0),
      i = BigInt(1),
      a = BigInt(2),
      o = BigInt(7),
      s = BigInt(256),
      c = BigInt(113),
      l = [],
      u = [],
      d = []
    for (let e = 0, t = i, n = 1, f = 0; e < 24; e++) {
      ;(([n, f] = [f, (2 * n + 3 * f) % 5]), l.push(2 * (5 * f + n)), u.push((((e + 1) * (e + 2)) / 2) % 64))
      let p = r
      for (let e = 0; e < 7; e++) ((t = ((t << i) ^ ((t >> o) * c)) % s), t & a && (p ^= i << ((i << BigInt(e)) - i)))
      d.push(p)
    }
    var f = (0, t.split)(d, !0),
      p = f[0],
      m = f[1],
      h = (e, n, r) => (r > 32 ? (0, t.rotlBH)(e, n, r) : (0, t.rotlSH)(e, n, r)),
      g = (e, n, r) => (r > 32 ? (0, t.rotlBL)(e, n, r) : (0, t.rotlSL)(e, n, r))
    function _(e, t = 24) {
      let r = new Uint32Array(10)
      for (let n = 24 - t; n < 24; n++) {
        for (let t = 0; t < 10; t++) r[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
        for (let t = 0; t < 10; t += 2) {
          let n = (t + 8) % 10,
            i = (t + 2) % 10,
            a = r[i],
            o = r[i + 1],
            s = h(a, o, 1) ^ r[n],
            c = g(a, o, 1) ^ r[n + 1]
          for (let n = 0; n < 50; n += 10) ((e[t + n] ^= s), (e[t + n + 1] ^= c))
        }
        let t = e[2],
          i = e[3]
        for (let n = 0; n < 24; n++) {
          let r = u[n],
            a = h(t, i, r),
            o = g(t, i, r),
            s = l[n]
          ;((t = e[s]), (i = e[s + 1]), (e[s] = a), (e[s + 1] = o))
        }
        for (let t = 0; t < 50; t += 10) {
          for (let n = 0; n < 10; n++) r[n] = e[t + n]
          for (let n = 0; n < 10; n++) e[t + n] ^= ~r[(n + 2) % 10] & r[(n + 4) % 10]
        }
        ;((e[0] ^= p[n]), (e[1] ^= m[n]))
      }
      ;(0, n.clean)(r)
    }
    var v = class e extends n.Hash {
      constructor(e, t, r, i = !1, a = 24) {
        if (
          (super(),
          (this.pos = 0),
          (this.posOut = 0),
          (this.finished = !1),
          (this.destroyed = !1),
          (this.enableXOF = !1),
          (this.blockLen = e),
          (this.suffix = t),
          (this.outputLen = r),
          (this.enableXOF = i),
          (this.rounds = a),
          (0, n.anumber)(r),
          !(0 < e && e < 200))
        )
          throw Error(`only keccak-f1600 function is supported`)
        ;((this.state = new Uint8Array(200)), (this.state32 = (0, n.u32)(this.state)))
      }
      clone() {
        return this._cloneInto()
      }
      keccak() {
        ;((0, n.swap32IfBE)(this.state32),
          _(this.state32, this.rounds),
          (0, n.swap32IfBE)(this.state32),
          (this.posOut = 0),
          (this.pos = 0))
      }
      update(e) {
        ;((0, n.aexists)(this), (e = (0, n.toBytes)(e)), (0, n.abytes)(e))
        let { blockLen: t, state: r } = this,
          i = e.length
        for (let n = 0; n < i;) {
          let a = Math.min(t - this.pos, i - n)
          for (let t = 0; t < a; t++) r[this.pos++] ^= e[n++]
          this.pos === t && this.keccak()
        }
        return this
      }
      finish() {
        if (this.finished) return
        this.finished = !0
        let { state: e, suffix: t, pos: n, blockLen: r } = this
        ;((e[n] ^= t), t & 128 && n === r - 1 && this.keccak(), (e[r - 1] ^= 128), this.keccak())
      }
      writeInto(e) {
        ;((0, n.aexists)(this, !1), (0, n.abytes)(e), this.finish())
        let t = this.state,
          { blockLen: r } = this
        for (let n = 0, i = e.length; n < i;) {
          this.posOut >= r && this.keccak()
          let a = Math.min(r - this.posOut, i - n)
          ;(e.set(t.subarray(this.posOut, this.posOut + a), n), (this.posOut += a), (n += a))
        }
        return e
      }
      xofInto(e) {
        if (!this.enableXOF) throw Error(`XOF is not possible for this instance`)
        return this.writeInto(e)
      }
      xof(e) {
        return ((0, n.anumber)(e), this.xofInto(new Uint8Array(e)))
      }
      digestInto(e) {
        if (((0, n.aoutput)(e, this), this.finished)) throw Error(`digest() was already called`)
        return (this.writeInto(e), this.destroy(), e)
      }
      digest() {
        return this.digestInto(new Uint8Array(this.outputLen))
      }
      destroy() {
        ;((this.destroyed = !0), (0, n.clean)(this.state))
      }
      _cloneInto(t) {
        let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
        return (
          (t ||= new e(n, r, i, o, a)),
          t.state32.set(this.state32),
          (t.pos = this.pos),
          (t.posOut = this.posOut),
          (t.finished = this.finished),
          (t.rounds = a),
          (t.suffix = r),
          (t.outputLen = i),
          (t.enableXOF = o),
          (t.destroyed = this.destroyed),
          t
        )
      }
    }
    e.Keccak = v
    var y = (e, t, r) => (0, n.createHasher)(() => new v(t, e, r))
    ;((e.sha3_224 = y(6, 144, 28)),
      (e.sha3_256 = y(6, 136, 32)),
      (e.sha3_384 = y(6, 104, 48)),
      (e.sha3_512 = y(6, 72, 64)),
      (e.keccak_224 = y(1, 144, 28)),
      (e.keccak_256 = y(1, 136, 32)),
      (e.keccak_384 = y(1, 104, 48)),
      (e.keccak_512 = y(1, 72, 64)))
    var b = (e, t, r) => (0, n.createXOFer)((n = {}) => new v(t, e, n.dkLen === void 0 ? r : n.dkLen, !0))
    ;((e.shake128 = b(31, 168, 16)), (e.shake256 = b(31, 136, 32)))
  }),
  We = t((e, t) => {
    var { keccak_256: n } = Ue()
    function r(e) {
      return Buffer.allocUnsafe(e).fill(0)
    }
    function i(e) {
      return e.toString(2).length
    }
    function a(e, t) {
      let n = e.toString(16)
      n.length % 2 != 0 && (n = `0` + n)
      let r = n.match(/.{1,2}/g).map((e) => parseInt(e, 16))
      for (; r.length < t;) r.unshift(0)
      return Buffer.from(r)
    }
    function o(e, t) {
      let n = e < 0n,
        r
      if (n) {
        let n = (1n << BigInt(t)) - 1n
        r = (~e & n) + 1n
      } else r = e
      return ((r &= (1n << BigInt(t)) - 1n), r)
    }
    function s(e, t, n) {
      let i = r(t)
      return (
        (e = l(e)),
        n ? (e.length < t ? (e.copy(i), i) : e.slice(0, t)) : e.length < t ? (e.copy(i, t - e.length), i) : e.slice(-t)
      )
    }
    function c(e, t) {
      return s(e, t, !0)
    }
    function l(e) {
      if (!Buffer.isBuffer(e)) {
        if (Array.isArray(e)) e = Buffer.from(e)
        else if (typeof e == `string`) e = p(e) ? Buffer.from(f(m(e)), `hex`) : Buffer.from(e)
        else if (typeof e == `number`) e = intToBuffer(e)
        else if (e == null) e = Buffer.allocUnsafe(0)
        else if (typeof e == `bigint`) e = a(e)
        else if (e.toArray) e = Buffer.from(e.toArray())
        else throw Error(`invalid type`)
      }
      return e
    }
    function u(e) {
      return ((e = l(e)), `0x` + e.toString(`hex`))
    }
    function d(e, t) {
      if (((e = l(e)), (t ||= 256), t !== 256)) throw Error(`unsupported`)
      return Buffer.from(n(new Uint8Array(e)))
    }
    function f(e) {
      return e.length % 2 ? `0` + e : e
    }
    function p(e) {
      return typeof e == `string` && e.match(/^0x[0-9A-Fa-f]*$/)
    }
    function m(e) {
      return typeof e == `string` && e.startsWith(`0x`) ? e.slice(2) : e
    }
    t.exports = {
      zeros: r,
      setLength: s,
      setLengthRight: c,
      isHexString: p,
      stripHexPrefix: m,
      toBuffer: l,
      bufferToHex: u,
      keccak: d,
      bitLengthFromBigInt: i,
      bufferBEFromBigInt: a,
      twosFromBigInt: o,
    }
  }),
  Ge = t((e, t) => {
    var n = We()
    function r(e) {
      return e.startsWith(`int[`)
        ? `int256` + e.slice(3)
        : e === `int`
          ? `int256`
          : e.startsWith(`uint[`)
            ? `uint256` + e.slice(4)
            : e === `uint`
              ? `uint256`
              : e.startsWith(`fixed[`)
                ? `fixed128x128` + e.slice(5)
                : e === `fixed`
                  ? `fixed128x128`
                  : e.startsWith(`ufixed[`)
                    ? `ufixed128x128` + e.slice(6)
                    : e === `ufixed`
                      ? `ufixed128x128`
                      : e
    }
    function i(e) {
      return Number.parseInt(/^\D+(\d+)$/.exec(e)[1], 10)
    }
    function a(e) {
      var t = /^\D+(\d+)x(\d+)$/.exec(e)
      return [Number.parseInt(t[1], 10), Number.parseInt(t[2], 10)]
    }
    function o(e) {
      var t = e.match(/(.*)\[(.*?)\]$/)
      return t ? (t[2] === `` ? `dynamic` : Number.parseInt(t[2], 10)) : null
    }
    function s(e) {
      var t = typeof e
      if (t === `string` || t === `number`) return BigInt(e)
      if (t === `bigint`) return e
      throw Error(`Argument is not a number`)
    }
    function c(e, t) {
      var r, l, d, f
      if (e === `address`) return c(`uint160`, s(t))
      if (e === `bool`) return c(`uint8`, +!!t)
      if (e === `string`) return c(`bytes`, new Buffer(t, `utf8`))
      if (u(e)) {
        if (t.length === void 0) throw Error(`Not an array?`)
        if (((r = o(e)), r !== `dynamic` && r !== 0 && t.length > r)) throw Error(`Elements exceed array size: ` + r)
        for (f in ((d = []), (e = e.slice(0, e.lastIndexOf(`[`))), typeof t == `string` && (t = JSON.parse(t)), t))
          d.push(c(e, t[f]))
        if (r === `dynamic`) {
          var p = c(`uint256`, t.length)
          d.unshift(p)
        }
        return Buffer.concat(d)
      }
      if (e === `bytes`)
        return (
          (t = new Buffer(t)),
          (d = Buffer.concat([c(`uint256`, t.length), t])),
          t.length % 32 != 0 && (d = Buffer.concat([d, n.zeros(32 - (t.length % 32))])),
          d
        )
      if (e.startsWith(`bytes`)) {
        if (((r = i(e)), r < 1 || r > 32)) throw Error(`Invalid bytes<N> width: ` + r)
        return n.setLengthRight(t, 32)
      }
      if (e.startsWith(`uint`)) {
        if (((r = i(e)), r % 8 || r < 8 || r > 256)) throw Error(`Invalid uint<N> width: ` + r)
        l = s(t)
        let a = n.bitLengthFromBigInt(l)
        if (a > r) throw Error(`Supplied uint exceeds width: ` + r + ` vs ` + a)
        if (l < 0) throw Error(`Supplied uint is negative`)
        return n.bufferBEFromBigInt(l, 32)
      }
      if (e.startsWith(`int`)) {
        if (((r = i(e)), r % 8 || r < 8 || r > 256)) throw Error(`Invalid int<N> width: ` + r)
        l = s(t)
        let a = n.bitLengthFromBigInt(l)
        if (a > r) throw Error(`Supplied int exceeds width: ` + r + ` vs ` + a)
        let o = n.twosFromBigInt(l, 256)
        return n.bufferBEFromBigInt(o, 32)
      }
      if (e.startsWith(`ufixed`)) {
        if (((r = a(e)), (l = s(t)), l < 0)) throw Error(`Supplied ufixed is negative`)
        return c(`uint256`, l * BigInt(2) ** BigInt(r[1]))
      }
      if (e.startsWith(`fixed`)) return ((r = a(e)), c(`int256`, s(t) * BigInt(2) ** BigInt(r[1])))
      throw Error(`Unsupported or invalid type: ` + e)
    }
    function l(e) {
      return e === `string` || e === `bytes` || o(e) === `dynamic`
    }
    function u(e) {
      return e.lastIndexOf(`]`) === e.length - 1
    }
    function d(e, t) {
      var n = [],
        i = [],
        a = 32 * e.length
      for (var o in e) {
        var s = r(e[o]),
          u = t[o],
          d = c(s, u)
        l(s) ? (n.push(c(`uint256`, a)), i.push(d), (a += d.length)) : n.push(d)
      }
      return Buffer.concat(n.concat(i))
    }
    function f(e, t) {
      if (e.length !== t.length) throw Error(`Number of types are not matching the values`)
      for (var a, o, c = [], l = 0; l < e.length; l++) {
        var u = r(e[l]),
          d = t[l]
        if (u === `bytes`) c.push(d)
        else if (u === `string`) c.push(new Buffer(d, `utf8`))
        else if (u === `bool`) c.push(new Buffer(d ? `01` : `00`, `hex`))
        else if (u === `address`) c.push(n.setLength(d, 20))
        else if (u.startsWith(`bytes`)) {
          if (((a = i(u)), a < 1 || a > 32)) throw Error(`Invalid bytes<N> width: ` + a)
          c.push(n.setLengthRight(d, a))
        } else if (u.startsWith(`uint`)) {
          if (((a = i(u)), a % 8 || a < 8 || a > 256)) throw Error(`Invalid uint<N> width: ` + a)
          o = s(d)
          let e = n.bitLengthFromBigInt(o)
          if (e > a) throw Error(`Supplied uint exceeds width: ` + a + ` vs ` + e)
          c.push(n.bufferBEFromBigInt(o, a / 8))
        } else if (u.startsWith(`int`)) {
          if (((a = i(u)), a % 8 || a < 8 || a > 256)) throw Error(`Invalid int<N> width: ` + a)
          o = s(d)
          let e = n.bitLengthFromBigInt(o)
          if (e > a) throw Error(`Supplied int exceeds width: ` + a + ` vs ` + e)
          let t = n.twosFromBigInt(o, a)
          c.push(n.bufferBEFromBigInt(t, a / 8))
        } else throw Error(`Unsupported or invalid type: ` + u)
      }
      return Buffer.concat(c)
    }
    function p(e, t) {
      return n.keccak(f(e, t))
    }
    t.exports = { rawEncode: d, solidityPack: f, soliditySHA3: p }
  }),
  z = e(
    t((e, t) => {
      var n = We(),
        r = Ge(),
        i = {
          type: `object`,
          properties: {
            types: {
              type: `object`,
              additionalProperties: {
                type: `array`,
                items: {
                  type: `object`,
                  properties: { name: { type: `string` }, type: { type: `string` } },
                  required: [`name`, `type`],
                },
              },
            },
            primaryType: { type: `string` },
            domain: { type: `object` },
            message: { type: `object` },
          },
          required: [`types`, `primaryType`, `domain`, `message`],
        },
        a = {
          encodeData(e, t, i, a = !0) {
            let o = [`bytes32`],
              s = [this.hashType(e, i)]
            if (a) {
              let c = (e, t, o) => {
                if (i[t] !== void 0)
                  return [
                    `bytes32`,
                    o == null
                      ? `0x0000000000000000000000000000000000000000000000000000000000000000`
                      : n.keccak(this.encodeData(t, o, i, a)),
                  ]
                if (o === void 0) throw Error(`missing value for field ${e} of type ${t}`)
                if (t === `bytes`) return [`bytes32`, n.keccak(o)]
                if (t === `string`)
                  return (typeof o == `string` && (o = Buffer.from(o, `utf8`)), [`bytes32`, n.keccak(o)])
                if (t.lastIndexOf(`]`) === t.length - 1) {
                  let i = t.slice(0, t.lastIndexOf(`[`)),
                    a = o.map((t) => c(e, i, t))
                  return [
                    `bytes32`,
                    n.keccak(
                      r.rawEncode(
                        a.map(([e]) => e),
                        a.map(([, e]) => e),
                      ),
                    ),
                  ]
                }
                return [t, o]
              }
              for (let n of i[e]) {
                let [e, r] = c(n.name, n.type, t[n.name])
                ;(o.push(e), s.push(r))
              }
            } else
              for (let r of i[e]) {
                let e = t[r.name]
                if (e !== void 0) {
                  if (r.type === `bytes`) (o.push(`bytes32`), (e = n.keccak(e)), s.push(e))
                  else if (r.type === `string`)
                    (o.push(`bytes32`),
                      typeof e == `string` && (e = Buffer.from(e, `utf8`)),
                      (e = n.keccak(e)),
                      s.push(e))
                  else if (i[r.type] !== void 0)
                    (o.push(`bytes32`), (e = n.keccak(this.encodeData(r.type, e, i, a))), s.push(e))
                  else if (r.type.lastIndexOf(`]`) === r.type.length - 1)
                    throw Error(`Arrays currently unimplemented in encodeData`)
                  else (o.push(r.type), s.push(e))
                }
              }
            return r.rawEncode(o, s)
          },
          encodeType(e, t) {
            let n = ``,
              r = this.findTypeDependencies(e, t).filter((t) => t !== e)
            r = [e].concat(r.sort())
            for (let e of r) {
              if (!t[e]) throw Error(`No type definition specified: ` + e)
              n += e + `(` + t[e].map(({ name: e, type: t }) => t + ` ` + e).join(`,`) + `)`
            }
            return n
          },
          findTypeDependencies(e, t, n = []) {
            if (((e = e.match(/^\w*/)[0]), n.includes(e) || t[e] === void 0)) return n
            n.push(e)
            for (let r of t[e]) for (let e of this.findTypeDependencies(r.type, t, n)) !n.includes(e) && n.push(e)
            return n
          },
          hashStruct(e, t, r, i = !0) {
            return n.keccak(this.encodeData(e, t, r, i))
          },
          hashType(e, t) {
            return n.keccak(this.encodeType(e, t))
          },
          sanitizeData(e) {
            let t = {}
            for (let n in i.properties) e[n] && (t[n] = e[n])
            return ((t.types &&= Object.assign({ EIP712Domain: [] }, t.types)), t)
          },
          hash(e, t = !0) {
            let r = this.sanitizeData(e),
              i = [Buffer.from(`1901`, `hex`)]
            return (
              i.push(this.hashStruct(`EIP712Domain`, r.domain, r.types, t)),
              r.primaryType !== `EIP712Domain` && i.push(this.hashStruct(r.primaryType, r.message, r.types, t)),
              n.keccak(Buffer.concat(i))
            )
          },
        }
      t.exports = {
        TYPED_MESSAGE_SCHEMA: i,
        TypedDataUtils: a,
        hashForSignTypedDataLegacy: function (e) {
          return o(e.data)
        },
        hashForSignTypedData_v3: function (e) {
          return a.hash(e.data, !1)
        },
        hashForSignTypedData_v4: function (e) {
          return a.hash(e.data)
        },
      }
      function o(e) {
        let t = Error(`Expect argument to be non-empty array`)
        if (typeof e != `object` || !e.length) throw t
        let i = e.map(function (e) {
            return e.type === `bytes` ? n.toBuffer(e.value) : e.value
          }),
          a = e.map(function (e) {
            return e.type
          }),
          o = e.map(function (e) {
            if (!e.name) throw t
            return e.type + ` ` + e.name
          })
        return r.soliditySHA3(
          [`bytes32`, `bytes32`],
          [r.soliditySHA3(Array(e.length).fill(`string`), o), r.soliditySHA3(a, i)],
        )
      }
    })(),
    1,
  ),
  Ke = `walletUsername`,
  qe = `Addresses`,
  Je = `AppVersion`
function B(e) {
  return e.errorMessage !== void 0
}
var Ye = class {
    constructor(e) {
      this.secret = e
    }
    async encrypt(e) {
      let t = this.secret
      if (t.length !== 64) throw Error(`secret must be 256 bits`)
      let n = crypto.getRandomValues(new Uint8Array(12)),
        r = await crypto.subtle.importKey(`raw`, j(t), { name: `aes-gcm` }, !1, [`encrypt`, `decrypt`]),
        i = new TextEncoder(),
        a = await window.crypto.subtle.encrypt({ name: `AES-GCM`, iv: n }, r, i.encode(e)),
        o = a.slice(a.byteLength - 16),
        s = a.slice(0, a.byteLength - 16),
        c = new Uint8Array(o),
        l = new Uint8Array(s)
      return ie(new Uint8Array([...n, ...c, ...l]))
    }
    async decrypt(e) {
      let t = this.secret
      if (t.length !== 64) throw Error(`secret must be 256 bits`)
      return new Promise((n, r) => {
        ;(async function () {
          let i = await crypto.subtle.importKey(`raw`, j(t), { name: `aes-gcm` }, !1, [`encrypt`, `decrypt`]),
            a = j(e),
            o = a.slice(0, 12),
            s = a.slice(12, 28),
            c = a.slice(28),
            l = new Uint8Array([...c, ...s]),
            u = { name: `AES-GCM`, iv: new Uint8Array(o) }
          try {
            let e = await window.crypto.subtle.decrypt(u, i, l)
            n(new TextDecoder().decode(e))
          } catch (e) {
            r(e)
          }
        })()
      })
    }
  },
  Xe = class {
    constructor(e, t, n) {
      ;((this.linkAPIUrl = e), (this.sessionId = t))
      let r = `${t}:${n}`
      this.auth = `Basic ${btoa(r)}`
    }
    async markUnseenEventsAsSeen(e) {
      return Promise.all(
        e.map((e) =>
          fetch(`${this.linkAPIUrl}/events/${e.eventId}/seen`, {
            method: `POST`,
            headers: { Authorization: this.auth },
          }),
        ),
      ).catch((e) => console.error(`Unabled to mark event as failed:`, e))
    }
    async fetchUnseenEvents() {
      let e = await fetch(`${this.linkAPIUrl}/events?unseen=true`, { headers: { Authorization: this.auth } })
      if (e.ok) {
        let { events: t, error: n } = await e.json()
        if (n) throw Error(`Check unseen events failed: ${n}`)
        let r =
          t
            ?.filter((e) => e.event === `Web3Response`)
            .map((e) => ({ type: `Event`, sessionId: this.sessionId, eventId: e.id, event: e.event, data: e.data })) ??
          []
        return (this.markUnseenEventsAsSeen(r), r)
      }
      throw Error(`Check unseen events failed: ${e.status}`)
    }
  },
  V
;(function (e) {
  ;((e[(e.DISCONNECTED = 0)] = `DISCONNECTED`),
    (e[(e.CONNECTING = 1)] = `CONNECTING`),
    (e[(e.CONNECTED = 2)] = `CONNECTED`))
})((V ||= {}))
var H = class e {
  setConnectionStateListener(e) {
    this.connectionStateListener = e
  }
  setIncomingDataListener(e) {
    this.incomingDataListener = e
  }
  constructor(t, n = WebSocket) {
    ;((this.WebSocketClass = n),
      (this.webSocket = null),
      (this.isDisconnecting = !1),
      (this.url = t.replace(/^http/, `ws`)),
      (this.instanceId = e.instanceCounter++),
      e.activeInstances.add(this.instanceId))
  }
  async connect() {
    if (this.webSocket) throw Error(`webSocket object is not null`)
    if (this.isDisconnecting) throw Error(`WebSocket is disconnecting, cannot reconnect on same instance`)
    return new Promise((t, n) => {
      var r
      let i
      try {
        this.webSocket = i = new this.WebSocketClass(this.url)
      } catch (e) {
        n(e)
        return
      }
      ;((r = this.connectionStateListener) == null || r.call(this, V.CONNECTING),
        (i.onclose = (e) => {
          var t
          ;(this.clearWebSocket(),
            i.readyState !== WebSocket.OPEN && n(Error(`websocket error ${e.code}: ${e.reason}`)),
            (t = this.connectionStateListener) == null || t.call(this, V.DISCONNECTED))
        }),
        (i.onopen = (n) => {
          var r
          ;(t(),
            (r = this.connectionStateListener) == null || r.call(this, V.CONNECTED),
            e.pendingData.length > 0 && ([...e.pendingData].forEach((e) => this.sendData(e)), (e.pendingData = [])))
        }),
        (i.onmessage = (e) => {
          var t, n
          if (e.data === `h`) (t = this.incomingDataListener) == null || t.call(this, { type: `Heartbeat` })
          else
            try {
              let t = JSON.parse(e.data)
              ;(n = this.incomingDataListener) == null || n.call(this, t)
            } catch {}
        }))
    })
  }
  disconnect() {
    var e
    let { webSocket: t } = this
    if (t) {
      ;((this.isDisconnecting = !0),
        this.clearWebSocket(),
        (e = this.connectionStateListener) == null || e.call(this, V.DISCONNECTED),
        (this.connectionStateListener = void 0),
        (this.incomingDataListener = void 0))
      try {
        t.close()
      } catch {}
    }
  }
  sendData(t) {
    let { webSocket: n } = this
    n
      ? n.readyState === WebSocket.OPEN
        ? n.send(t)
        : e.pendingData.push(t)
      : (e.pendingData.push(t), this.isDisconnecting || this.connect())
  }
  clearWebSocket() {
    let { webSocket: e } = this
    e && ((this.webSocket = null), (e.onclose = null), (e.onerror = null), (e.onmessage = null), (e.onopen = null))
  }
  cleanup() {
    e.activeInstances.delete(this.instanceId)
  }
}
;((H.instanceCounter = 0), (H.activeInstances = new Set()), (H.pendingData = []))
var Ze = 1e4,
  Qe = 6e4,
  $e = class {
    constructor({ session: e, linkAPIUrl: t, listener: n }) {
      ;((this.destroyed = !1),
        (this.lastHeartbeatResponse = 0),
        (this.nextReqId = k(1)),
        (this.reconnectAttempts = 0),
        (this.isReconnecting = !1),
        (this._connected = !1),
        (this._linked = !1),
        (this.requestResolutions = new Map()),
        (this.handleSessionMetadataUpdated = (e) => {
          e &&
            new Map([
              [`__destroyed`, this.handleDestroyed],
              [`EthereumAddress`, this.handleAccountUpdated],
              [`WalletUsername`, this.handleWalletUsernameUpdated],
              [`AppVersion`, this.handleAppVersionUpdated],
              [`ChainId`, (t) => e.JsonRpcUrl && this.handleChainUpdated(t, e.JsonRpcUrl)],
            ]).forEach((t, n) => {
              let r = e[n]
              r !== void 0 && t(r)
            })
        }),
        (this.handleDestroyed = (e) => {
          var t
          e === `1` && ((t = this.listener) == null || t.resetAndReload())
        }),
        (this.handleAccountUpdated = async (e) => {
          var t
          try {
            let n = await this.cipher.decrypt(e)
            ;(t = this.listener) == null || t.accountUpdated(n)
          } catch {}
        }),
        (this.handleMetadataUpdated = async (e, t) => {
          var n
          try {
            let r = await this.cipher.decrypt(t)
            ;(n = this.listener) == null || n.metadataUpdated(e, r)
          } catch {}
        }),
        (this.handleWalletUsernameUpdated = async (e) => {
          this.handleMetadataUpdated(Ke, e)
        }),
        (this.handleAppVersionUpdated = async (e) => {
          this.handleMetadataUpdated(Je, e)
        }),
        (this.handleChainUpdated = async (e, t) => {
          var n
          try {
            let r = await this.cipher.decrypt(e),
              i = await this.cipher.decrypt(t)
            ;(n = this.listener) == null || n.chainUpdated(r, i)
          } catch {}
        }),
        (this.session = e),
        (this.cipher = new Ye(e.secret)),
        (this.listener = n),
        (this.linkAPIUrl = t),
        (this.WebSocketClass = WebSocket))
      let r = this.createWebSocket()
      ;((this.ws = r), (this.http = new Xe(t, e.id, e.key)), this.setupVisibilityChangeHandler())
    }
    createWebSocket() {
      let e = new H(`${this.linkAPIUrl}/rpc`, this.WebSocketClass)
      return (
        (this.activeWsInstance = e),
        e.setConnectionStateListener(async (t) => {
          if (e !== this.activeWsInstance) return
          let n = !1
          switch (t) {
            case V.DISCONNECTED:
              ;((this.heartbeatIntervalId &&= (clearInterval(this.heartbeatIntervalId), void 0)),
                (this.lastHeartbeatResponse = 0),
                (n = !1),
                this.destroyed ||
                  (async () => {
                    if (this.isReconnecting) return
                    this.isReconnecting = !0
                    let t = this.reconnectAttempts === 0 ? 0 : 3e3
                    ;(await new Promise((e) => setTimeout(e, t)),
                      !this.destroyed && e === this.activeWsInstance
                        ? (this.reconnectAttempts++,
                          `cleanup` in this.ws && typeof this.ws.cleanup == `function` && this.ws.cleanup(),
                          (this.ws = this.createWebSocket()),
                          this.ws
                            .connect()
                            .catch(() => {})
                            .finally(() => {
                              this.isReconnecting = !1
                            }))
                        : (this.isReconnecting = !1))
                  })())
              break
            case V.CONNECTED:
              this.reconnectAttempts = 0
              try {
                ;((n = await this.handleConnected()), this.fetchUnseenEventsAPI().catch(() => {}))
              } catch {
                break
              }
              ;((this.connected = n),
                this.updateLastHeartbeat(),
                this.heartbeatIntervalId && clearInterval(this.heartbeatIntervalId),
                (this.heartbeatIntervalId = window.setInterval(() => {
                  this.heartbeat()
                }, Ze)),
                setTimeout(() => {
                  this.heartbeat()
                }, 100))
              break
            case V.CONNECTING:
          }
          t !== V.CONNECTED && (this.connected = n)
        }),
        e.setIncomingDataListener((e) => {
          var t
          switch (e.type) {
            case `Heartbeat`:
              this.updateLastHeartbeat()
              return
            case `IsLinkedOK`:
            case `Linked`: {
              let t = e.type === `IsLinkedOK` ? e.linked : void 0
              this.linked = t || e.onlineGuests > 0
              break
            }
            case `GetSessionConfigOK`:
            case `SessionConfigUpdated`:
              this.handleSessionMetadataUpdated(e.metadata)
              break
            case `Event`:
              this.handleIncomingEvent(e)
          }
          e.id !== void 0 && ((t = this.requestResolutions.get(e.id)) == null || t(e))
        }),
        e
      )
    }
    setupVisibilityChangeHandler() {
      ;((this.visibilityChangeHandler = () => {
        !document.hidden && !this.destroyed && (this.connected ? this.heartbeat() : this.reconnectWithFreshWebSocket())
      }),
        (this.focusHandler = () => {
          !this.destroyed && !this.connected && this.reconnectWithFreshWebSocket()
        }),
        document.addEventListener(`visibilitychange`, this.visibilityChangeHandler),
        window.addEventListener(`focus`, this.focusHandler),
        window.addEventListener(`pageshow`, (e) => {
          e.persisted && this.focusHandler && this.focusHandler()
        }))
    }
    reconnectWithFreshWebSocket() {
      if (this.destroyed) return
      let e = this.ws
      ;((this.activeWsInstance = void 0),
        e.disconnect(),
        `cleanup` in e && typeof e.cleanup == `function` && e.cleanup(),
        (this.ws = this.createWebSocket()),
        this.ws.connect().catch(() => {}))
    }
    connect() {
      if (this.destroyed) throw Error(`instance is destroyed`)
      this.ws.connect()
    }
    async destroy() {
      this.destroyed ||
        (await this.makeRequest(
          {
            type: `SetSessionConfig`,
            id: k(this.nextReqId++),
            sessionId: this.session.id,
            metadata: { __destroyed: `1` },
          },
          { timeout: 1e3 },
        ),
        (this.destroyed = !0),
        (this.activeWsInstance = void 0),
        (this.heartbeatIntervalId &&= (clearInterval(this.heartbeatIntervalId), void 0)),
        this.visibilityChangeHandler && document.removeEventListener(`visibilitychange`, this.visibilityChangeHandler),
        this.focusHandler && window.removeEventListener(`focus`, this.focusHandler),
        this.ws.disconnect(),
        `cleanup` in this.ws && typeof this.ws.cleanup == `function` && this.ws.cleanup(),
        (this.listener = void 0))
    }
    get connected() {
      return this._connected
    }
    set connected(e) {
      this._connected = e
    }
    get linked() {
      return this._linked
    }
    set linked(e) {
      var t, n
      ;((this._linked = e),
        e && ((t = this.onceLinked) == null || t.call(this)),
        (n = this.listener) == null || n.linkedUpdated(e))
    }
    setOnceLinked(e) {
      return new Promise((t) => {
        this.linked
          ? e().then(t)
          : (this.onceLinked = () => {
              ;(e().then(t), (this.onceLinked = void 0))
            })
      })
    }
    async handleIncomingEvent(e) {
      var t
      if (e.type === `Event` && e.event === `Web3Response`)
        try {
          let n = await this.cipher.decrypt(e.data),
            r = JSON.parse(n)
          if (r.type !== `WEB3_RESPONSE`) return
          ;(t = this.listener) == null || t.handleWeb3ResponseMessage(r.id, r.response)
        } catch {}
    }
    async checkUnseenEvents() {
      await new Promise((e) => setTimeout(e, 250))
      try {
        await this.fetchUnseenEventsAPI()
      } catch (e) {
        console.error(`Unable to check for unseen events`, e)
      }
    }
    async fetchUnseenEventsAPI() {
      try {
        ;(await this.http.fetchUnseenEvents()).forEach((e) => {
          this.handleIncomingEvent(e)
        })
      } catch {}
    }
    async publishEvent(e, t, n = !1) {
      let r = await this.cipher.encrypt(
          JSON.stringify(
            Object.assign(Object.assign({}, t), {
              origin: location.origin,
              location: location.href,
              relaySource:
                `coinbaseWalletExtension` in window && window.coinbaseWalletExtension ? `injected_sdk` : `sdk`,
            }),
          ),
        ),
        i = {
          type: `PublishEvent`,
          id: k(this.nextReqId++),
          sessionId: this.session.id,
          event: e,
          data: r,
          callWebhook: n,
        }
      return this.setOnceLinked(async () => {
        let e = await this.makeRequest(i)
        if (e.type === `Fail`) throw Error(e.error || `failed to publish event`)
        return e.eventId
      })
    }
    sendData(e) {
      this.ws.sendData(JSON.stringify(e))
    }
    updateLastHeartbeat() {
      this.lastHeartbeatResponse = Date.now()
    }
    heartbeat() {
      if (Date.now() - this.lastHeartbeatResponse > Ze * 2) this.ws.disconnect()
      else if (this.connected)
        try {
          this.ws.sendData(`h`)
        } catch {}
    }
    async makeRequest(e, t = { timeout: Qe }) {
      let n = e.id
      this.sendData(e)
      let r
      return Promise.race([
        new Promise((e, i) => {
          r = window.setTimeout(() => {
            i(Error(`request ${n} timed out`))
          }, t.timeout)
        }),
        new Promise((e) => {
          this.requestResolutions.set(n, (t) => {
            ;(clearTimeout(r), e(t), this.requestResolutions.delete(n))
          })
        }),
      ])
    }
    async handleConnected() {
      return (
        (
          await this.makeRequest({
            type: `HostSession`,
            id: k(this.nextReqId++),
            sessionId: this.session.id,
            sessionKey: this.session.key,
          })
        ).type !== `Fail` &&
        (this.sendData({ type: `IsLinked`, id: k(this.nextReqId++), sessionId: this.session.id }),
        this.sendData({ type: `GetSessionConfig`, id: k(this.nextReqId++), sessionId: this.session.id }),
        !0)
      )
    }
  },
  et = class {
    constructor() {
      ;((this._nextRequestId = 0), (this.callbacks = new Map()))
    }
    makeRequestId() {
      this._nextRequestId = (this._nextRequestId + 1) % 2147483647
      let e = this._nextRequestId,
        t = ce(e.toString(16))
      return (this.callbacks.get(t) && this.callbacks.delete(t), e)
    }
  },
  tt = `session:id`,
  nt = `session:secret`,
  rt = `session:linked`,
  it = class e {
    constructor(e, t, n, r = !1) {
      ;((this.storage = e),
        (this.id = t),
        (this.secret = n),
        (this.key = i(o(`${t}, ${n} WalletLink`))),
        (this._linked = !!r))
    }
    static create(t) {
      let n = A(16),
        r = A(32)
      return new e(t, n, r).save()
    }
    static load(t) {
      let n = t.getItem(tt),
        r = t.getItem(rt),
        i = t.getItem(nt)
      return n && i ? new e(t, n, i, r === `1`) : null
    }
    get linked() {
      return this._linked
    }
    set linked(e) {
      ;((this._linked = e), this.persistLinked())
    }
    save() {
      return (this.storage.setItem(tt, this.id), this.storage.setItem(nt, this.secret), this.persistLinked(), this)
    }
    persistLinked() {
      this.storage.setItem(rt, this._linked ? `1` : `0`)
    }
  }
function at() {
  try {
    return window.frameElement !== null
  } catch {
    return !1
  }
}
function ot() {
  try {
    return at() && window.top ? window.top.location : window.location
  } catch {
    return window.location
  }
}
function st() {
  return /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(
    (window == null ? void 0 : window.navigator)?.userAgent,
  )
}
function ct() {
  return (window == null ? void 0 : window.matchMedia)?.call(window, `(prefers-color-scheme: dark)`).matches ?? !1
}
var lt = `@namespace svg "http://www.w3.org/2000/svg";.-cbwsdk-css-reset,.-cbwsdk-css-reset *{animation:none;animation-delay:0;animation-direction:normal;animation-duration:0;animation-fill-mode:none;animation-iteration-count:1;animation-name:none;animation-play-state:running;animation-timing-function:ease;backface-visibility:visible;background:0;background-attachment:scroll;background-clip:border-box;background-color:rgba(0,0,0,0);background-image:none;background-origin:padding-box;background-position:0 0;background-position-x:0;background-position-y:0;background-repeat:repeat;background-size:auto auto;border:0;border-style:none;border-width:medium;border-color:inherit;border-bottom:0;border-bottom-color:inherit;border-bottom-left-radius:0;border-bottom-right-radius:0;border-bottom-style:none;border-bottom-width:medium;border-collapse:separate;border-image:none;border-left:0;border-left-color:inherit;border-left-style:none;border-left-width:medium;border-radius:0;border-right:0;border-right-color:inherit;border-right-style:none;border-right-width:medium;border-spacing:0;border-top:0;border-top-color:inherit;border-top-left-radius:0;border-top-right-radius:0;border-top-style:none;border-top-width:medium;box-shadow:none;box-sizing:border-box;caption-side:top;clear:none;clip:auto;color:inherit;columns:auto;column-count:auto;column-fill:balance;column-gap:normal;column-rule:medium none currentColor;column-rule-color:currentColor;column-rule-style:none;column-rule-width:none;column-span:1;column-width:auto;counter-increment:none;counter-reset:none;direction:ltr;empty-cells:show;float:none;font:normal;font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Helvetica Neue",Arial,sans-serif;font-size:medium;font-style:normal;font-variant:normal;font-weight:normal;height:auto;hyphens:none;letter-spacing:normal;line-height:normal;list-style:none;list-style-image:none;list-style-position:outside;list-style-type:disc;margin:0;margin-bottom:0;margin-left:0;margin-right:0;margin-top:0;opacity:1;orphans:0;outline:0;outline-color:invert;outline-style:none;outline-width:medium;overflow:visible;overflow-x:visible;overflow-y:visible;padding:0;padding-bottom:0;padding-left:0;padding-right:0;padding-top:0;page-break-after:auto;page-break-before:auto;page-break-inside:auto;perspective:none;perspective-origin:50% 50%;pointer-events:auto;position:static;quotes:"\\201C" "\\201D" "\\2018" "\\2019";tab-size:8;table-layout:auto;text-align:inherit;text-align-last:auto;text-decoration:none;text-decoration-color:inherit;text-decoration-line:none;text-decoration-style:solid;text-indent:0;text-shadow:none;text-transform:none;transform:none;transform-style:flat;transition:none;transition-delay:0s;transition-duration:0s;transition-property:none;transition-timing-function:ease;unicode-bidi:normal;vertical-align:baseline;visibility:visible;white-space:normal;widows:0;word-spacing:normal;z-index:auto}.-cbwsdk-css-reset strong{font-weight:bold}.-cbwsdk-css-reset *{box-sizing:border-box;font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Helvetica Neue",Arial,sans-serif;line-height:1}.-cbwsdk-css-reset [class*=container]{margin:0;padding:0}.-cbwsdk-css-reset style{display:none}`
function ut() {
  let e = document.createElement(`style`)
  ;((e.type = `text/css`), e.appendChild(document.createTextNode(lt)), document.documentElement.appendChild(e))
}
function dt(e) {
  var t,
    n,
    r = ``
  if (typeof e == `string` || typeof e == `number`) r += e
  else if (typeof e == `object`) {
    if (Array.isArray(e)) for (t = 0; t < e.length; t++) e[t] && (n = dt(e[t])) && (r && (r += ` `), (r += n))
    else for (t in e) e[t] && (r && (r += ` `), (r += t))
  }
  return r
}
function U() {
  for (var e, t, n = 0, r = ``; n < arguments.length;)
    (e = arguments[n++]) && (t = dt(e)) && (r && (r += ` `), (r += t))
  return r
}
var ft,
  W,
  pt,
  G,
  mt,
  ht,
  gt,
  _t,
  vt,
  K,
  yt,
  bt,
  xt,
  St,
  q = {},
  Ct = [],
  wt = /acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,
  Tt = Array.isArray
function J(e, t) {
  for (var n in t) e[n] = t[n]
  return e
}
function Et(e) {
  e && e.parentNode && e.parentNode.removeChild(e)
}
function Y(e, t, n) {
  var r,
    i,
    a,
    o = {}
  for (a in t) a == `key` ? (r = t[a]) : a == `ref` ? (i = t[a]) : (o[a] = t[a])
  if (
    (arguments.length > 2 && (o.children = arguments.length > 3 ? ft.call(arguments, 2) : n),
    typeof e == `function` && e.defaultProps != null)
  )
    for (a in e.defaultProps) o[a] === void 0 && (o[a] = e.defaultProps[a])
  return Dt(e, o, r, i, null)
}
function Dt(e, t, n, r, i) {
  var a = {
    type: e,
    props: t,
    key: n,
    ref: r,
    __k: null,
    __: null,
    __b: 0,
    __e: null,
    __c: null,
    constructor: void 0,
    __v: i ?? ++pt,
    __i: -1,
    __u: 0,
  }
  return (i == null && W.vnode != null && W.vnode(a), a)
}
function Ot(e) {
  return e.children
}
function kt(e, t) {
  ;((this.props = e), (this.context = t))
}
function X(e, t) {
  if (t == null) return e.__ ? X(e.__, e.__i + 1) : null
  for (var n; t < e.__k.length; t++) if ((n = e.__k[t]) != null && n.__e != null) return n.__e
  return typeof e.type == `function` ? X(e) : null
}
function At(e) {
  if (e.__P && e.__d) {
    var t = e.__v,
      n = t.__e,
      r = [],
      i = [],
      a = J({}, t)
    ;((a.__v = t.__v + 1),
      W.vnode && W.vnode(a),
      Vt(e.__P, a, t, e.__n, e.__P.namespaceURI, 32 & t.__u ? [n] : null, r, n ?? X(t), !!(32 & t.__u), i),
      (a.__v = t.__v),
      (a.__.__k[a.__i] = a),
      Ut(r, a, i),
      (t.__e = t.__ = null),
      a.__e != n && jt(a))
  }
}
function jt(e) {
  if ((e = e.__) != null && e.__c != null)
    return (
      (e.__e = e.__c.base = null),
      e.__k.some(function (t) {
        if (t != null && t.__e != null) return (e.__e = e.__c.base = t.__e)
      }),
      jt(e)
    )
}
function Mt(e) {
  ;((!e.__d && (e.__d = !0) && G.push(e) && !Nt.__r++) || mt != W.debounceRendering) &&
    ((mt = W.debounceRendering) || ht)(Nt)
}
function Nt() {
  try {
    for (var e, t = 1; G.length;) (G.length > t && G.sort(gt), (e = G.shift()), (t = G.length), At(e))
  } finally {
    G.length = Nt.__r = 0
  }
}
function Pt(e, t, n, r, i, a, o, s, c, l, u) {
  var d,
    f,
    p,
    m,
    h,
    g,
    _ = (r && r.__k) || Ct,
    v = t.length
  for (c = Ft(n, t, _, c, v), d = 0; d < v; d++)
    (p = n.__k[d]) != null &&
      ((f = (p.__i != -1 && _[p.__i]) || q),
      (p.__i = d),
      (g = Vt(e, p, f, i, a, o, s, c, l, u)),
      (m = p.__e),
      p.ref && f.ref != p.ref && (f.ref && Kt(f.ref, null, p), u.push(p.ref, p.__c || m, p)),
      h == null && m != null && (h = m),
      4 & p.__u
        ? ((c = It(p, c, e)), f.__e && (f.__e = null))
        : typeof p.type == `function` && g !== void 0
          ? (c = g)
          : m && (c = m.nextSibling),
      (p.__u &= -7))
  return ((n.__e = h), c)
}
function Ft(e, t, n, r, i) {
  var a,
    o,
    s,
    c,
    l,
    u = n.length,
    d = u,
    f = 0
  for (e.__k = Array(i), a = 0; a < i; a++)
    (o = t[a]) != null && typeof o != `boolean` && typeof o != `function`
      ? (typeof o == `string` || typeof o == `number` || typeof o == `bigint` || o.constructor == String
          ? (o = e.__k[a] = Dt(null, o, null, null, null))
          : Tt(o)
            ? (o = e.__k[a] = Dt(Ot, { children: o }, null, null, null))
            : o.constructor === void 0 && o.__b > 0
              ? (o = e.__k[a] = Dt(o.type, o.props, o.key, o.ref ? o.ref : null, o.__v))
              : (e.__k[a] = o),
        (c = a + f),
        (o.__ = e),
        (o.__b = e.__b + 1),
        (s = null),
        (l = o.__i = Lt(o, n, c, d)) != -1 && (d--, (s = n[l]) && (s.__u |= 2)),
        s == null || s.__v == null
          ? (l == -1 && (i > u ? f-- : i < u && f++), typeof o.type != `function` && (o.__u |= 4))
          : l != c && (l == c - 1 ? f-- : l == c + 1 ? f++ : (l > c ? f-- : f++, (o.__u |= 4))))
      : (e.__k[a] = null)
  if (d) for (a = 0; a < u; a++) (s = n[a]) != null && !(2 & s.__u) && (s.__e == r && (r = X(s)), qt(s, s))
  return r
}
function It(e, t, n) {
  var r, i
  if (typeof e.type == `function`) {
    for (r = e.__k, i = 0; r && i < r.length; i++) r[i] && ((r[i].__ = e), (t = It(r[i], t, n)))
    return t
  }
  e.__e != t && (t && e.type && !t.parentNode && (t = X(e)), (t = n.insertBefore(e.__e, t || null)))
  do t &&= t.nextSibling
  while (t != null && t.nodeType == 8)
  return t
}
function Lt(e, t, n, r) {
  var i,
    a,
    o,
    s = e.key,
    c = e.type,
    l = t[n],
    u = l != null && !(2 & l.__u)
  if ((l === null && s == null) || (u && s == l.key && c == l.type)) return n
  if (r > +!!u) {
    for (i = n - 1, a = n + 1; i >= 0 || a < t.length;)
      if ((l = t[(o = i >= 0 ? i-- : a++)]) != null && !(2 & l.__u) && s == l.key && c == l.type) return o
  }
  return -1
}
function Rt(e, t, n) {
  t[0] == `-` ? e.setProperty(t, n ?? ``) : (e[t] = n == null ? `` : typeof n != `number` || wt.test(t) ? n : n + `px`)
}
function zt(e, t, n, r, i) {
  var a, o
  n: if (t == `style`) {
    if (typeof n == `string`) e.style.cssText = n
    else {
      if ((typeof r == `string` && (e.style.cssText = r = ``), r)) for (t in r) (n && t in n) || Rt(e.style, t, ``)
      if (n) for (t in n) (r && n[t] == r[t]) || Rt(e.style, t, n[t])
    }
  } else if (t[0] == `o` && t[1] == `n`)
    ((a = t != (t = t.replace(yt, `$1`))),
      (o = t.toLowerCase()),
      (t = o in e || t == `onFocusOut` || t == `onFocusIn` ? o.slice(2) : t.slice(2)),
      (e.l ||= {}),
      (e.l[t + a] = n),
      n
        ? r
          ? (n[K] = r[K])
          : ((n[K] = bt), e.addEventListener(t, a ? St : xt, a))
        : e.removeEventListener(t, a ? St : xt, a))
  else {
    if (i == `http://www.w3.org/2000/svg`) t = t.replace(/xlink(H|:h)/, `h`).replace(/sName$/, `s`)
    else if (
      t != `width` &&
      t != `height` &&
      t != `href` &&
      t != `list` &&
      t != `form` &&
      t != `tabIndex` &&
      t != `download` &&
      t != `rowSpan` &&
      t != `colSpan` &&
      t != `role` &&
      t != `popover` &&
      t in e
    )
      try {
        e[t] = n ?? ``
        break n
      } catch {}
    typeof n == `function` ||
      (n == null || (!1 === n && t[4] != `-`)
        ? e.removeAttribute(t)
        : e.setAttribute(t, t == `popover` && n == 1 ? `` : n))
  }
}
function Bt(e) {
  return function (t) {
    if (this.l) {
      var n = this.l[t.type + e]
      if (t[vt] == null) t[vt] = bt++
      else if (t[vt] < n[K]) return
      return n(W.event ? W.event(t) : t)
    }
  }
}
function Vt(e, t, n, r, i, a, o, s, c, l) {
  var u,
    d,
    f,
    p,
    m,
    h,
    g,
    _,
    v,
    y,
    b,
    x,
    S,
    C,
    w,
    T,
    E = t.type
  if (t.constructor !== void 0) return null
  ;(128 & n.__u && ((c = !!(32 & n.__u)), (a = [(s = t.__e = n.__e)])), (u = W.__b) && u(t))
  n: if (typeof E == `function`) {
    d = o.length
    try {
      if (
        ((v = t.props),
        (y = E.prototype && E.prototype.render),
        (b = (u = E.contextType) && r[u.__c]),
        (x = u ? (b ? b.props.value : u.__) : r),
        n.__c
          ? (_ = (f = t.__c = n.__c).__ = f.__E)
          : (y ? (t.__c = f = new E(v, x)) : ((t.__c = f = new kt(v, x)), (f.constructor = E), (f.render = Jt)),
            b && b.sub(f),
            f.state || (f.state = {}),
            (f.__n = r),
            (p = f.__d = !0),
            (f.__h = []),
            (f._sb = [])),
        y && f.__s == null && (f.__s = f.state),
        y &&
          E.getDerivedStateFromProps != null &&
          (f.__s == f.state && (f.__s = J({}, f.__s)), J(f.__s, E.getDerivedStateFromProps(v, f.__s))),
        (m = f.props),
        (h = f.state),
        (f.__v = t),
        p)
      )
        (y && E.getDerivedStateFromProps == null && f.componentWillMount != null && f.componentWillMount(),
          y && f.componentDidMount != null && f.__h.push(f.componentDidMount))
      else {
        if (
          (y &&
            E.getDerivedStateFromProps == null &&
            v !== m &&
            f.componentWillReceiveProps != null &&
            f.componentWillReceiveProps(v, x),
          t.__v == n.__v || (!f.__e && f.shouldComponentUpdate != null && !1 === f.shouldComponentUpdate(v, f.__s, x)))
        ) {
          ;(t.__v != n.__v && ((f.props = v), (f.state = f.__s), (f.__d = !1)),
            (t.__e = n.__e),
            (t.__k = n.__k),
            t.__k.some(function (e) {
              e && (e.__ = t)
            }),
            Ct.push.apply(f.__h, f._sb),
            (f._sb = []),
            f.__h.length && o.push(f),
            (s = X(n)))
          break n
        }
        ;(f.componentWillUpdate != null && f.componentWillUpdate(v, f.__s, x),
          y &&
            f.componentDidUpdate != null &&
            f.__h.push(function () {
              f.componentDidUpdate(m, h, g)
            }))
      }
      if (((f.context = x), (f.props = v), (f.__P = e), (f.__e = !1), (S = W.__r), (C = 0), y))
        ((f.state = f.__s),
          (f.__d = !1),
          S && S(t),
          (u = f.render(f.props, f.state, f.context)),
          Ct.push.apply(f.__h, f._sb),
          (f._sb = []))
      else
        do ((f.__d = !1), S && S(t), (u = f.render(f.props, f.state, f.context)), (f.state = f.__s))
        while (f.__d && ++C < 25)
      ;((f.state = f.__s),
        f.getChildContext != null && (r = J(J({}, r), f.getChildContext())),
        y && !p && f.getSnapshotBeforeUpdate != null && (g = f.getSnapshotBeforeUpdate(m, h)),
        (w = u != null && u.type === Ot && u.key == null ? Wt(u.props.children) : u),
        (s = Pt(e, Tt(w) ? w : [w], t, n, r, i, a, o, s, c, l)),
        (f.base = t.__e),
        (t.__u &= -161),
        f.__h.length && o.push(f),
        _ && (f.__E = f.__ = null))
    } catch (e) {
      if (((o.length = d), (t.__v = null), c || a != null)) {
        if (e.then) {
          for (t.__u |= c ? 160 : 128; s && s.nodeType == 8 && s.nextSibling;) s = s.nextSibling
          ;(a != null && (a[a.indexOf(s)] = null), (t.__e = s))
        } else if (a != null) for (T = a.length; T--;) Et(a[T])
      } else t.__e = n.__e
      ;((t.__k ??= n.__k || []), e.then || Ht(t), W.__e(e, t, n))
    }
  } else
    a == null && t.__v == n.__v ? ((t.__k = n.__k), (t.__e = n.__e)) : (s = t.__e = Gt(n.__e, t, n, r, i, a, o, c, l))
  return ((u = W.diffed) && u(t), 128 & t.__u ? void 0 : s)
}
function Ht(e) {
  e && (e.__c && (e.__c.__e = !0), e.__k && e.__k.some(Ht))
}
function Ut(e, t, n) {
  for (var r = 0; r < n.length; r++) Kt(n[r], n[++r], n[++r])
  ;(W.__c && W.__c(t, e),
    e.some(function (t) {
      try {
        ;((e = t.__h),
          (t.__h = []),
          e.some(function (e) {
            e.call(t)
          }))
      } catch (e) {
        W.__e(e, t.__v)
      }
    }))
}
function Wt(e) {
  return typeof e != `object` || !e || e.__b > 0 ? e : Tt(e) ? e.map(Wt) : e.constructor === void 0 ? J({}, e) : null
}
function Gt(e, t, n, r, i, a, o, s, c) {
  var l,
    u,
    d,
    f,
    p,
    m,
    h,
    g = n.props || q,
    _ = t.props,
    v = t.type
  if (
    (v == `svg`
      ? (i = `http://www.w3.org/2000/svg`)
      : v == `math`
        ? (i = `http://www.w3.org/1998/Math/MathML`)
        : (i ||= `http://www.w3.org/1999/xhtml`),
    a != null)
  ) {
    for (l = 0; l < a.length; l++)
      if ((p = a[l]) && `setAttribute` in p == !!v && (v ? p.localName == v : p.nodeType == 3)) {
        ;((e = p), (a[l] = null))
        break
      }
  }
  if (e == null) {
    if (v == null) return document.createTextNode(_)
    ;((e = document.createElementNS(i, v, _.is && _)), (s &&= (W.__m && W.__m(t, a), !1)), (a = null))
  }
  if (v == null) g === _ || (s && e.data == _) || (e.data = _)
  else {
    if (((a = v == `textarea` && _.defaultValue != null ? null : a && ft.call(e.childNodes)), !s && a != null))
      for (g = {}, l = 0; l < e.attributes.length; l++) g[(p = e.attributes[l]).name] = p.value
    for (l in g)
      ((p = g[l]),
        l == `dangerouslySetInnerHTML`
          ? (d = p)
          : l == `children` ||
            l in _ ||
            (l == `value` && `defaultValue` in _) ||
            (l == `checked` && `defaultChecked` in _) ||
            zt(e, l, null, p, i))
    for (l in _)
      ((p = _[l]),
        l == `children`
          ? (f = p)
          : l == `dangerouslySetInnerHTML`
            ? (u = p)
            : l == `value`
              ? (m = p)
              : l == `checked`
                ? (h = p)
                : (s && typeof p != `function`) || g[l] === p || zt(e, l, p, g[l], i))
    if (u) (s || (d && (u.__html == d.__html || u.__html == e.innerHTML)) || (e.innerHTML = u.__html), (t.__k = []))
    else if (
      (d && (e.innerHTML = ``),
      Pt(
        t.type == `template` ? e.content : e,
        Tt(f) ? f : [f],
        t,
        n,
        r,
        v == `foreignObject` ? `http://www.w3.org/1999/xhtml` : i,
        a,
        o,
        a ? a[0] : n.__k && X(n, 0),
        s,
        c,
      ),
      a != null)
    )
      for (l = a.length; l--;) Et(a[l])
    ;(s && v != `textarea`) ||
      ((l = `value`),
      v == `progress` && m == null
        ? e.removeAttribute(`value`)
        : m != null && (m !== e[l] || (v == `progress` && !m) || (v == `option` && m != g[l])) && zt(e, l, m, g[l], i),
      (l = `checked`),
      h != null && h != e[l] && zt(e, l, h, g[l], i))
  }
  return e
}
function Kt(e, t, n) {
  try {
    if (typeof e == `function`) {
      var r = typeof e.__u == `function`
      ;(r && e.__u(), (r && t == null) || (e.__u = e(t)))
    } else e.current = t
  } catch (e) {
    W.__e(e, n)
  }
}
function qt(e, t, n) {
  var r, i
  if (
    (W.unmount && W.unmount(e),
    (r = e.ref) && ((r.current && r.current != e.__e) || Kt(r, null, t)),
    (r = e.__c) != null)
  ) {
    if (r.componentWillUnmount)
      try {
        r.componentWillUnmount()
      } catch (e) {
        W.__e(e, t)
      }
    r.base = r.__P = r.__n = null
  }
  if ((r = e.__k)) for (i = 0; i < r.length; i++) r[i] && qt(r[i], t, n || typeof e.type != `function`)
  ;(n || Et(e.__e), (e.__c = e.__ = e.__e = void 0))
}
function Jt(e, t, n) {
  return this.constructor(e, n)
}
function Yt(e, t, n) {
  var r, i, a, o
  ;(t == document && (t = document.documentElement),
    W.__ && W.__(e, t),
    (i = (r = typeof n == `function`) ? null : (n && n.__k) || t.__k),
    (a = []),
    (o = []),
    Vt(
      t,
      (e = ((!r && n) || t).__k = Y(Ot, null, [e])),
      i || q,
      q,
      t.namespaceURI,
      !r && n ? [n] : i ? null : t.firstChild ? ft.call(t.childNodes) : null,
      a,
      !r && n ? n : i ? i.__e : t.firstChild,
      r,
      o,
    ),
    Ut(a, e, o),
    (e.props.children = null))
}
;((ft = Ct.slice),
  (W = {
    __e: function (e, t, n, r) {
      for (var i, a, o; (t = t.__);)
        if ((i = t.__c) && !i.__)
          try {
            if (
              ((a = i.constructor) &&
                a.getDerivedStateFromError != null &&
                (i.setState(a.getDerivedStateFromError(e)), (o = i.__d)),
              i.componentDidCatch != null && (i.componentDidCatch(e, r || {}), (o = i.__d)),
              o)
            )
              return (i.__E = i)
          } catch (t) {
            e = t
          }
      throw e
    },
  }),
  (pt = 0),
  (kt.prototype.setState = function (e, t) {
    var n = this.__s != null && this.__s != this.state ? this.__s : (this.__s = J({}, this.state))
    ;(typeof e == `function` && (e = e(J({}, n), this.props)),
      e && J(n, e),
      e != null && this.__v && (t && this._sb.push(t), Mt(this)))
  }),
  (kt.prototype.forceUpdate = function (e) {
    this.__v && ((this.__e = !0), e && this.__h.push(e), Mt(this))
  }),
  (kt.prototype.render = Ot),
  (G = []),
  (ht = typeof Promise == `function` ? Promise.prototype.then.bind(Promise.resolve()) : setTimeout),
  (gt = function (e, t) {
    return e.__v.__b - t.__v.__b
  }),
  (Nt.__r = 0),
  (_t = Math.random().toString(8)),
  (vt = `__d` + _t),
  (K = `__a` + _t),
  (yt = /(PointerCapture)$|Capture$/i),
  (bt = 0),
  (xt = Bt(!1)),
  (St = Bt(!0)))
var Xt,
  Z,
  Zt,
  Qt,
  $t = 0,
  en = [],
  Q = W,
  tn = Q.__b,
  nn = Q.__r,
  rn = Q.diffed,
  an = Q.__c,
  on = Q.unmount,
  sn = Q.__
function cn(e, t) {
  ;(Q.__h && Q.__h(Z, e, $t || t), ($t = 0))
  var n = Z.__H || (Z.__H = { __: [], __h: [] })
  return (e >= n.__.length && n.__.push({}), n.__[e])
}
function ln(e) {
  return (($t = 1), un(vn, e))
}
function un(e, t, n) {
  var r = cn(Xt++, 2)
  if (
    ((r.t = e),
    !r.__c &&
      ((r.__ = [
        n ? n(t) : vn(void 0, t),
        function (e) {
          var t = r.__N ? r.__N[0] : r.__[0],
            n = r.t(t, e)
          t !== n && ((r.__N = [n, r.__[1]]), r.__c.setState({}))
        },
      ]),
      (r.__c = Z),
      !Z.__f))
  ) {
    var i = function (e, t, n) {
      if (!r.__c.__H) return !0
      var i = !1,
        o = r.__c.props !== e
      if (
        (r.__c.__H.__.some(function (e) {
          if (e.__N) {
            i = !0
            var t = e.__[0]
            ;((e.__ = e.__N), (e.__N = void 0), t !== e.__[0] && (o = !0))
          }
        }),
        a)
      ) {
        var s = a.call(this, e, t, n)
        return i ? s || o : s
      }
      return !i || o
    }
    Z.__f = !0
    var a = Z.shouldComponentUpdate,
      o = Z.componentWillUpdate
    ;((Z.componentWillUpdate = function (e, t, n) {
      if (this.__e) {
        var r = a
        ;((a = void 0), i(e, t, n), (a = r))
      }
      o && o.call(this, e, t, n)
    }),
      (Z.shouldComponentUpdate = i))
  }
  return r.__N || r.__
}
function dn(e, t) {
  var n = cn(Xt++, 3)
  !Q.__s && _n(n.__H, t) && ((n.__ = e), (n.u = t), Z.__H.__h.push(n))
}
function fn() {
  for (var e; (e = en.shift());) {
    var t = e.__H
    if (e.__P && t)
      try {
        ;(t.__h.some(hn), t.__h.some(gn), (t.__h = []))
      } catch (n) {
        ;((t.__h = []), Q.__e(n, e.__v))
      }
  }
}
;((Q.__b = function (e) {
  ;((Z = null), tn && tn(e))
}),
  (Q.__ = function (e, t) {
    ;(e && t.__k && t.__k.__m && (e.__m = t.__k.__m), sn && sn(e, t))
  }),
  (Q.__r = function (e) {
    ;(nn && nn(e), (Xt = 0))
    var t = (Z = e.__c).__H
    ;(t &&
      (Zt === Z
        ? ((t.__h = []),
          (Z.__h = []),
          t.__.some(function (e) {
            ;(e.__N && (e.__ = e.__N), (e.u = e.__N = void 0))
          }))
        : (t.__h.some(hn), t.__h.some(gn), (t.__h = []), (Xt = 0))),
      (Zt = Z))
  }),
  (Q.diffed = function (e) {
    rn && rn(e)
    var t = e.__c
    ;(t &&
      t.__H &&
      (t.__H.__h.length &&
        ((en.push(t) !== 1 && Qt === Q.requestAnimationFrame) || ((Qt = Q.requestAnimationFrame) || mn)(fn)),
      t.__H.__.some(function (e) {
        e.u &&= ((e.__H = e.u), void 0)
      })),
      (Zt = Z = null))
  }),
  (Q.__c = function (e, t) {
    ;(t.some(function (e) {
      try {
        ;(e.__h.some(hn),
          (e.__h = e.__h.filter(function (e) {
            return !e.__ || gn(e)
          })))
      } catch (n) {
        ;(t.some(function (e) {
          e.__h &&= []
        }),
          (t = []),
          Q.__e(n, e.__v))
      }
    }),
      an && an(e, t))
  }),
  (Q.unmount = function (e) {
    on && on(e)
    var t,
      n = e.__c
    n &&
      n.__H &&
      (n.__H.__.some(function (e) {
        try {
          hn(e)
        } catch (e) {
          t = e
        }
      }),
      (n.__H = void 0),
      t && Q.__e(t, n.__v))
  }))
var pn = typeof requestAnimationFrame == `function`
function mn(e) {
  var t,
    n = function () {
      ;(clearTimeout(r), pn && cancelAnimationFrame(t), setTimeout(e))
    },
    r = setTimeout(n, 35)
  pn && (t = requestAnimationFrame(n))
}
function hn(e) {
  var t = Z,
    n = e.__c
  ;(typeof n == `function` && ((e.__c = void 0), n()), (Z = t))
}
function gn(e) {
  var t = Z
  ;((e.__c = e.__()), (Z = t))
}
function _n(e, t) {
  return (
    !e ||
    e.length !== t.length ||
    t.some(function (t, n) {
      return t !== e[n]
    })
  )
}
function vn(e, t) {
  return typeof t == `function` ? t(e) : t
}
var yn = `.-cbwsdk-css-reset .-gear-container{margin-left:16px !important;margin-right:9px !important;display:flex;align-items:center;justify-content:center;width:24px;height:24px;transition:opacity .25s}.-cbwsdk-css-reset .-gear-container *{user-select:none}.-cbwsdk-css-reset .-gear-container svg{opacity:0;position:absolute}.-cbwsdk-css-reset .-gear-icon{height:12px;width:12px;z-index:10000}.-cbwsdk-css-reset .-cbwsdk-snackbar{align-items:flex-end;display:flex;flex-direction:column;position:fixed;right:0;top:0;z-index:2147483647}.-cbwsdk-css-reset .-cbwsdk-snackbar *{user-select:none}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance{display:flex;flex-direction:column;margin:8px 16px 0 16px;overflow:visible;text-align:left;transform:translateX(0);transition:opacity .25s,transform .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-header:hover .-gear-container svg{opacity:1}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-header{display:flex;align-items:center;background:#fff;overflow:hidden;border:1px solid #e7ebee;box-sizing:border-box;border-radius:8px;cursor:pointer}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-header-cblogo{margin:8px 8px 8px 8px}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-header *{cursor:pointer}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-header-message{color:#000;font-size:13px;line-height:1.5;user-select:none}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu{background:#fff;transition:opacity .25s ease-in-out,transform .25s linear,visibility 0s;visibility:hidden;border:1px solid #e7ebee;box-sizing:border-box;border-radius:8px;opacity:0;flex-direction:column;padding-left:8px;padding-right:8px}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item:last-child{margin-bottom:8px !important}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item:hover{background:#f5f7f8;border-radius:6px;transition:background .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item:hover span{color:#050f19;transition:color .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item:hover svg path{fill:#000;transition:fill .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item{visibility:inherit;height:35px;margin-top:8px;margin-bottom:0;display:flex;flex-direction:row;align-items:center;padding:8px;cursor:pointer}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item *{visibility:inherit;cursor:pointer}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item-is-red:hover{background:rgba(223,95,103,.2);transition:background .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item-is-red:hover *{cursor:pointer}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item-is-red:hover svg path{fill:#df5f67;transition:fill .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item-is-red:hover span{color:#df5f67;transition:color .25s}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-menu-item-info{color:#aaa;font-size:13px;margin:0 8px 0 32px;position:absolute}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-hidden{opacity:0;text-align:left;transform:translateX(25%);transition:opacity .5s linear}.-cbwsdk-css-reset .-cbwsdk-snackbar-instance-expanded .-cbwsdk-snackbar-instance-menu{opacity:1;display:flex;transform:translateY(8px);visibility:visible}`,
  bn = `data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iMjgiIGhlaWdodD0iMjgiIHZpZXdCb3g9IjAgMCAxNjQuMzE0IDE2NC42MjMiIGZpbGw9Im5vbmUiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+CjxwYXRoIGQ9Ik04Mi4zMTE1IDEyMy40NjdDNTkuNTczIDEyMy40NjcgNDEuMTU1OCAxMDUuMDUgNDEuMTU1OCA4Mi4zMTJDNDEuMTU1OCA1OS41NzMgNTkuNTczIDQxLjE1NiA4Mi4zMTE1IDQxLjE1NkMxMDIuNjg0IDQxLjE1NiAxMTkuNTkyIDU2LjAwNiAxMjIuODUgNzUuNDUySDE2NC4zMTRDMTYwLjgxNiAzMy4xOTkgMTI1LjQ1NiAwIDgyLjMxMTUgMEMzNi44Njg3IDAgMCAzNi44NjkgMCA4Mi4zMTJDMCAxMjcuNzU0IDM2Ljg2ODcgMTY0LjYyMyA4Mi4zMTE1IDE2NC42MjNDMTI1LjQ1NiAxNjQuNjIzIDE2MC44MTYgMTMxLjQyNCAxNjQuMzE0IDg5LjE3MUgxMjIuODVDMTE5LjU5MiAxMDguNjE3IDEwMi42ODQgMTIzLjQ2NyA4Mi4zMTE1IDEyMy40NjdaIiBmaWxsPSJ1cmwoI3BhaW50MF9saW5lYXJfMTYyNTdfNjAwNykiLz4KPGRlZnM+CjxsaW5lYXJHcmFkaWVudCBpZD0icGFpbnQwX2xpbmVhcl8xNjI1N182MDA3IiB4MT0iMjAuOTA5NCIgeTE9IjAiIHgyPSIxNjUuMTM1IiB5Mj0iMTQ0LjMwNyIgZ3JhZGllbnRVbml0cz0idXNlclNwYWNlT25Vc2UiPgo8c3RvcCBvZmZzZXQ9IjAuMDM0NzYwOSIgc3RvcC1jb2xvcj0iIzAwMDBGRiIvPgo8c3RvcCBvZmZzZXQ9IjAuNDM0Njk4IiBzdG9wLWNvbG9yPSIjMDBDNEZGIi8+CjxzdG9wIG9mZnNldD0iMC43MTczNDkiIHN0b3AtY29sb3I9IiMwMEZGRkYiLz4KPHN0b3Agb2Zmc2V0PSIxIiBzdG9wLWNvbG9yPSIjRkZFRTdEIi8+CjwvbGluZWFyR3JhZGllbnQ+CjwvZGVmcz4KPC9zdmc+`,
  xn = `data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iMTIiIGhlaWdodD0iMTIiIGZpbGw9Im5vbmUiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTEyIDYuNzV2LTEuNWwtMS43Mi0uNTdjLS4wOC0uMjctLjE5LS41Mi0uMzItLjc3bC44MS0xLjYyLTEuMDYtMS4wNi0xLjYyLjgxYy0uMjQtLjEzLS41LS4yNC0uNzctLjMyTDYuNzUgMGgtMS41bC0uNTcgMS43MmMtLjI3LjA4LS41My4xOS0uNzcuMzJsLTEuNjItLjgxLTEuMDYgMS4wNi44MSAxLjYyYy0uMTMuMjQtLjI0LjUtLjMyLjc3TDAgNS4yNXYxLjVsMS43Mi41N2MuMDguMjcuMTkuNTMuMzIuNzdsLS44MSAxLjYyIDEuMDYgMS4wNiAxLjYyLS44MWMuMjQuMTMuNS4yMy43Ny4zMkw1LjI1IDEyaDEuNWwuNTctMS43MmMuMjctLjA4LjUyLS4xOS43Ny0uMzJsMS42Mi44MSAxLjA2LTEuMDYtLjgxLTEuNjJjLjEzLS4yNC4yMy0uNS4zMi0uNzdMMTIgNi43NXpNNiA4LjVhMi41IDIuNSAwIDAxMC01IDIuNSAyLjUgMCAwMTAgNXoiIGZpbGw9IiMwNTBGMTkiLz48L3N2Zz4=`,
  Sn = class {
    constructor() {
      ;((this.items = new Map()), (this.nextItemKey = 0), (this.root = null), (this.darkMode = ct()))
    }
    attach(e) {
      ;((this.root = document.createElement(`div`)),
        (this.root.className = `-cbwsdk-snackbar-root`),
        e.appendChild(this.root),
        this.render())
    }
    presentItem(e) {
      let t = this.nextItemKey++
      return (
        this.items.set(t, e),
        this.render(),
        () => {
          ;(this.items.delete(t), this.render())
        }
      )
    }
    clear() {
      ;(this.items.clear(), this.render())
    }
    render() {
      this.root &&
        Yt(
          Y(
            `div`,
            null,
            Y(
              Cn,
              { darkMode: this.darkMode },
              Array.from(this.items.entries()).map(([e, t]) => Y(wn, Object.assign({}, t, { key: e }))),
            ),
          ),
          this.root,
        )
    }
  },
  Cn = (e) =>
    Y(
      `div`,
      { class: U(`-cbwsdk-snackbar-container`) },
      Y(`style`, null, yn),
      Y(`div`, { class: `-cbwsdk-snackbar` }, e.children),
    ),
  wn = ({ autoExpand: e, message: t, menuItems: n }) => {
    let [r, i] = ln(!0),
      [a, o] = ln(e ?? !1)
    return (
      dn(() => {
        let e = [
          window.setTimeout(() => {
            i(!1)
          }, 1),
          window.setTimeout(() => {
            o(!0)
          }, 1e4),
        ]
        return () => {
          e.forEach(window.clearTimeout)
        }
      }),
      Y(
        `div`,
        {
          class: U(
            `-cbwsdk-snackbar-instance`,
            r && `-cbwsdk-snackbar-instance-hidden`,
            a && `-cbwsdk-snackbar-instance-expanded`,
          ),
        },
        Y(
          `div`,
          {
            class: `-cbwsdk-snackbar-instance-header`,
            onClick: () => {
              o(!a)
            },
          },
          Y(`img`, { src: bn, alt: `Coinbase Wallet`, class: `-cbwsdk-snackbar-instance-header-cblogo` }),
          ` `,
          Y(`div`, { class: `-cbwsdk-snackbar-instance-header-message` }, t),
          Y(
            `div`,
            { class: `-gear-container` },
            !a &&
              Y(
                `svg`,
                { width: `24`, height: `24`, viewBox: `0 0 24 24`, fill: `none`, xmlns: `http://www.w3.org/2000/svg` },
                Y(`circle`, { cx: `12`, cy: `12`, r: `12`, fill: `#F5F7F8` }),
              ),
            Y(`img`, { src: xn, class: `-gear-icon`, title: `Expand` }),
          ),
        ),
        n &&
          n.length > 0 &&
          Y(
            `div`,
            { class: `-cbwsdk-snackbar-instance-menu` },
            n.map((e, t) =>
              Y(
                `div`,
                {
                  class: U(
                    `-cbwsdk-snackbar-instance-menu-item`,
                    e.isRed && `-cbwsdk-snackbar-instance-menu-item-is-red`,
                  ),
                  onClick: e.onClick,
                  key: t,
                },
                Y(
                  `svg`,
                  {
                    width: e.svgWidth,
                    height: e.svgHeight,
                    viewBox: `0 0 10 11`,
                    fill: `none`,
                    xmlns: `http://www.w3.org/2000/svg`,
                  },
                  Y(`path`, {
                    'fill-rule': e.defaultFillRule,
                    'clip-rule': e.defaultClipRule,
                    d: e.path,
                    fill: `#AAAAAA`,
                  }),
                ),
                Y(
                  `span`,
                  {
                    class: U(
                      `-cbwsdk-snackbar-instance-menu-item-info`,
                      e.isRed && `-cbwsdk-snackbar-instance-menu-item-info-is-red`,
                    ),
                  },
                  e.info,
                ),
              ),
            ),
          ),
      )
    )
  },
  Tn = `M5.00008 0.96875C6.73133 0.96875 8.23758 1.94375 9.00008 3.375L10.0001 2.375V5.5H9.53133H7.96883H6.87508L7.80633 4.56875C7.41258 3.3875 6.31258 2.53125 5.00008 2.53125C3.76258 2.53125 2.70633 3.2875 2.25633 4.36875L0.812576 3.76875C1.50008 2.125 3.11258 0.96875 5.00008 0.96875ZM2.19375 6.43125C2.5875 7.6125 3.6875 8.46875 5 8.46875C6.2375 8.46875 7.29375 7.7125 7.74375 6.63125L9.1875 7.23125C8.5 8.875 6.8875 10.0312 5 10.0312C3.26875 10.0312 1.7625 9.05625 1 7.625L0 8.625V5.5H0.46875H2.03125H3.125L2.19375 6.43125Z`,
  En = class {
    constructor() {
      ;((this.attached = !1), (this.snackbar = new Sn()))
    }
    attach() {
      if (this.attached) throw Error(`Coinbase Wallet SDK UI is already attached`)
      let e = document.documentElement,
        t = document.createElement(`div`)
      ;((t.className = `-cbwsdk-css-reset`), e.appendChild(t), this.snackbar.attach(t), (this.attached = !0), ut())
    }
    showConnecting(e) {
      let t
      return (
        (t = e.isUnlinkedErrorState
          ? {
              autoExpand: !0,
              message: `Connection lost`,
              menuItems: [
                {
                  isRed: !1,
                  info: `Reset connection`,
                  svgWidth: `10`,
                  svgHeight: `11`,
                  path: `M5.00008 0.96875C6.73133 0.96875 8.23758 1.94375 9.00008 3.375L10.0001 2.375V5.5H9.53133H7.96883H6.87508L7.80633 4.56875C7.41258 3.3875 6.31258 2.53125 5.00008 2.53125C3.76258 2.53125 2.70633 3.2875 2.25633 4.36875L0.812576 3.76875C1.50008 2.125 3.11258 0.96875 5.00008 0.96875ZM2.19375 6.43125C2.5875 7.6125 3.6875 8.46875 5 8.46875C6.2375 8.46875 7.29375 7.7125 7.74375 6.63125L9.1875 7.23125C8.5 8.875 6.8875 10.0312 5 10.0312C3.26875 10.0312 1.7625 9.05625 1 7.625L0 8.625V5.5H0.46875H2.03125H3.125L2.19375 6.43125Z`,
                  defaultFillRule: `evenodd`,
                  defaultClipRule: `evenodd`,
                  onClick: e.onResetConnection,
                },
              ],
            }
          : {
              message: `Confirm on phone`,
              menuItems: [
                {
                  isRed: !0,
                  info: `Cancel transaction`,
                  svgWidth: `11`,
                  svgHeight: `11`,
                  path: `M10.3711 1.52346L9.21775 0.370117L5.37109 4.21022L1.52444 0.370117L0.371094 1.52346L4.2112 5.37012L0.371094 9.21677L1.52444 10.3701L5.37109 6.53001L9.21775 10.3701L10.3711 9.21677L6.53099 5.37012L10.3711 1.52346Z`,
                  defaultFillRule: `inherit`,
                  defaultClipRule: `inherit`,
                  onClick: e.onCancel,
                },
                {
                  isRed: !1,
                  info: `Reset connection`,
                  svgWidth: `10`,
                  svgHeight: `11`,
                  path: Tn,
                  defaultFillRule: `evenodd`,
                  defaultClipRule: `evenodd`,
                  onClick: e.onResetConnection,
                },
              ],
            }),
        this.snackbar.presentItem(t)
      )
    }
  },
  Dn = `.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-backdrop{position:fixed;top:0;left:0;right:0;bottom:0;transition:opacity .25s;background-color:rgba(10,11,13,.5)}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-backdrop-hidden{opacity:0}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box{display:block;position:fixed;top:50%;left:50%;transform:translate(-50%, -50%);padding:20px;border-radius:8px;background-color:#fff;color:#0a0b0d}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box p{display:block;font-weight:400;font-size:14px;line-height:20px;padding-bottom:12px;color:#5b636e}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box button{appearance:none;border:none;background:none;color:#0052ff;padding:0;text-decoration:none;display:block;font-weight:600;font-size:16px;line-height:24px}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box.dark{background-color:#0a0b0d;color:#fff}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box.dark button{color:#0052ff}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box.light{background-color:#fff;color:#0a0b0d}.-cbwsdk-css-reset .-cbwsdk-redirect-dialog-box.light button{color:#0052ff}`,
  On = class {
    constructor() {
      ;((this.root = null), (this.darkMode = ct()))
    }
    attach() {
      let e = document.documentElement
      ;((this.root = document.createElement(`div`)),
        (this.root.className = `-cbwsdk-css-reset`),
        e.appendChild(this.root),
        ut())
    }
    present(e) {
      this.render(e)
    }
    clear() {
      this.render(null)
    }
    render(e) {
      this.root &&
        (Yt(null, this.root),
        e &&
          Yt(
            Y(
              kn,
              Object.assign({}, e, {
                onDismiss: () => {
                  this.clear()
                },
                darkMode: this.darkMode,
              }),
            ),
            this.root,
          ))
    }
  },
  kn = ({ title: e, buttonText: t, darkMode: n, onButtonClick: r, onDismiss: i }) => {
    let a = n ? `dark` : `light`
    return Y(
      Cn,
      { darkMode: n },
      Y(
        `div`,
        { class: `-cbwsdk-redirect-dialog` },
        Y(`style`, null, Dn),
        Y(`div`, { class: `-cbwsdk-redirect-dialog-backdrop`, onClick: i }),
        Y(`div`, { class: U(`-cbwsdk-redirect-dialog-box`, a) }, Y(`p`, null, e), Y(`button`, { onClick: r }, t)),
      ),
    )
  },
  An = `https://keys.coinbase.com/connect`,
  jn = `https://rpc.wallet.coinbase.com`,
  Mn = `https://www.walletlink.org`,
  Nn = `https://go.cb-w.com/walletlink`,
  Pn = class {
    constructor() {
      ;((this.attached = !1), (this.redirectDialog = new On()))
    }
    attach() {
      if (this.attached) throw Error(`Coinbase Wallet SDK UI is already attached`)
      ;(this.redirectDialog.attach(), (this.attached = !0))
    }
    redirectToCoinbaseWallet(e) {
      let t = new URL(Nn)
      ;(t.searchParams.append(`redirect_url`, ot().href), e && t.searchParams.append(`wl_url`, e))
      let n = document.createElement(`a`)
      ;((n.target = `cbw-opener`), (n.href = t.href), (n.rel = `noreferrer noopener`), n.click())
    }
    openCoinbaseWalletDeeplink(e) {
      ;(this.redirectToCoinbaseWallet(e),
        setTimeout(() => {
          this.redirectDialog.present({
            title: `Redirecting to Coinbase Wallet...`,
            buttonText: `Open`,
            onButtonClick: () => {
              this.redirectToCoinbaseWallet(e)
            },
          })
        }, 99))
    }
    showConnecting(e) {
      return () => {
        this.redirectDialog.clear()
      }
    }
  },
  Fn = class e {
    constructor(t) {
      ;((this.chainCallbackParams = { chainId: ``, jsonRpcUrl: `` }),
        (this.isMobileWeb = st()),
        (this.linkedUpdated = (e) => {
          this.isLinked = e
          let t = this.storage.getItem(qe)
          if ((e && (this._session.linked = e), (this.isUnlinkedErrorState = !1), t)) {
            let n = t.split(` `),
              r = this.storage.getItem(`IsStandaloneSigning`) === `true`
            n[0] !== `` && !e && this._session.linked && !r && (this.isUnlinkedErrorState = !0)
          }
        }),
        (this.metadataUpdated = (e, t) => {
          this.storage.setItem(e, t)
        }),
        (this.chainUpdated = (e, t) => {
          ;(this.chainCallbackParams.chainId !== e || this.chainCallbackParams.jsonRpcUrl !== t) &&
            ((this.chainCallbackParams = { chainId: e, jsonRpcUrl: t }),
            this.chainCallback && this.chainCallback(t, Number.parseInt(e, 10)))
        }),
        (this.accountUpdated = (t) => {
          ;(this.accountsCallback && this.accountsCallback([t]),
            e.accountRequestCallbackIds.size > 0 &&
              (Array.from(e.accountRequestCallbackIds.values()).forEach((e) => {
                this.invokeCallback(e, { method: `requestEthereumAccounts`, result: [t] })
              }),
              e.accountRequestCallbackIds.clear()))
        }),
        (this.resetAndReload = this.resetAndReload.bind(this)),
        (this.linkAPIUrl = t.linkAPIUrl),
        (this.storage = t.storage),
        (this.metadata = t.metadata),
        (this.accountsCallback = t.accountsCallback),
        (this.chainCallback = t.chainCallback))
      let { session: n, ui: r, connection: i } = this.subscribe()
      ;((this._session = n),
        (this.connection = i),
        (this.relayEventManager = new et()),
        (this.ui = r),
        this.ui.attach())
    }
    subscribe() {
      let e = it.load(this.storage) || it.create(this.storage),
        { linkAPIUrl: t } = this,
        n = new $e({ session: e, linkAPIUrl: t, listener: this }),
        r = this.isMobileWeb ? new Pn() : new En()
      return (n.connect(), { session: e, ui: r, connection: n })
    }
    resetAndReload() {
      this.connection
        .destroy()
        .then(() => {
          ;(it.load(this.storage)?.id === this._session.id && c.clearAll(), document.location.reload())
        })
        .catch((e) => {})
    }
    signEthereumTransaction(e) {
      return this.sendRequest({
        method: `signEthereumTransaction`,
        params: {
          fromAddress: e.fromAddress,
          toAddress: e.toAddress,
          weiValue: N(e.weiValue),
          data: M(e.data, !0),
          nonce: e.nonce,
          gasPriceInWei: e.gasPriceInWei ? N(e.gasPriceInWei) : null,
          maxFeePerGas: e.gasPriceInWei ? N(e.gasPriceInWei) : null,
          maxPriorityFeePerGas: e.gasPriceInWei ? N(e.gasPriceInWei) : null,
          gasLimit: e.gasLimit ? N(e.gasLimit) : null,
          chainId: e.chainId,
          shouldSubmit: !1,
        },
      })
    }
    signAndSubmitEthereumTransaction(e) {
      return this.sendRequest({
        method: `signEthereumTransaction`,
        params: {
          fromAddress: e.fromAddress,
          toAddress: e.toAddress,
          weiValue: N(e.weiValue),
          data: M(e.data, !0),
          nonce: e.nonce,
          gasPriceInWei: e.gasPriceInWei ? N(e.gasPriceInWei) : null,
          maxFeePerGas: e.maxFeePerGas ? N(e.maxFeePerGas) : null,
          maxPriorityFeePerGas: e.maxPriorityFeePerGas ? N(e.maxPriorityFeePerGas) : null,
          gasLimit: e.gasLimit ? N(e.gasLimit) : null,
          chainId: e.chainId,
          shouldSubmit: !0,
        },
      })
    }
    submitEthereumTransaction(e, t) {
      return this.sendRequest({
        method: `submitEthereumTransaction`,
        params: { signedTransaction: M(e, !0), chainId: t },
      })
    }
    getWalletLinkSession() {
      return this._session
    }
    sendRequest(e) {
      let t = null,
        n = A(8),
        r = (r) => {
          ;(this.publishWeb3RequestCanceledEvent(n), this.handleErrorResponse(n, e.method, r), t?.())
        }
      return new Promise((i, a) => {
        ;((t = this.ui.showConnecting({
          isUnlinkedErrorState: this.isUnlinkedErrorState,
          onCancel: r,
          onResetConnection: this.resetAndReload,
        })),
          this.relayEventManager.callbacks.set(n, (e) => {
            if ((t?.(), B(e))) return a(Error(e.errorMessage))
            i(e)
          }),
          this.publishWeb3RequestEvent(n, e))
      })
    }
    publishWeb3RequestEvent(e, t) {
      let n = { type: `WEB3_REQUEST`, id: e, request: t }
      ;(this.publishEvent(`Web3Request`, n, !0)
        .then((e) => {})
        .catch((e) => {
          this.handleWeb3ResponseMessage(n.id, { method: t.method, errorMessage: e.message })
        }),
        this.isMobileWeb && this.openCoinbaseWalletDeeplink(t.method))
    }
    openCoinbaseWalletDeeplink(e) {
      if (this.ui instanceof Pn)
        switch (e) {
          case `requestEthereumAccounts`:
          case `switchEthereumChain`:
            return
          default:
            ;(window.addEventListener(
              `blur`,
              () => {
                window.addEventListener(
                  `focus`,
                  () => {
                    this.connection.checkUnseenEvents()
                  },
                  { once: !0 },
                )
              },
              { once: !0 },
            ),
              this.ui.openCoinbaseWalletDeeplink())
        }
    }
    publishWeb3RequestCanceledEvent(e) {
      let t = { type: `WEB3_REQUEST_CANCELED`, id: e }
      this.publishEvent(`Web3RequestCanceled`, t, !1).then()
    }
    publishEvent(e, t, n) {
      return this.connection.publishEvent(e, t, n)
    }
    handleWeb3ResponseMessage(t, n) {
      n.method === `requestEthereumAccounts`
        ? (e.accountRequestCallbackIds.forEach((e) => this.invokeCallback(e, n)), e.accountRequestCallbackIds.clear())
        : this.invokeCallback(t, n)
    }
    handleErrorResponse(e, t, n) {
      let r = n?.message ?? `Unspecified error message.`
      this.handleWeb3ResponseMessage(e, { method: t, errorMessage: r })
    }
    invokeCallback(e, t) {
      let n = this.relayEventManager.callbacks.get(e)
      n && (n(t), this.relayEventManager.callbacks.delete(e))
    }
    requestEthereumAccounts() {
      let { appName: t, appLogoUrl: n } = this.metadata,
        r = { method: `requestEthereumAccounts`, params: { appName: t, appLogoUrl: n } },
        i = A(8)
      return new Promise((t, n) => {
        ;(this.relayEventManager.callbacks.set(i, (e) => {
          if (B(e)) return n(Error(e.errorMessage))
          t(e)
        }),
          e.accountRequestCallbackIds.add(i),
          this.publishWeb3RequestEvent(i, r))
      })
    }
    watchAsset(e, t, n, r, i, a) {
      let o = {
          method: `watchAsset`,
          params: { type: e, options: { address: t, symbol: n, decimals: r, image: i }, chainId: a },
        },
        s = null,
        c = A(8)
      return (
        (s = this.ui.showConnecting({
          isUnlinkedErrorState: this.isUnlinkedErrorState,
          onCancel: (e) => {
            ;(this.publishWeb3RequestCanceledEvent(c), this.handleErrorResponse(c, o.method, e), s?.())
          },
          onResetConnection: this.resetAndReload,
        })),
        new Promise((e, t) => {
          ;(this.relayEventManager.callbacks.set(c, (n) => {
            if ((s?.(), B(n))) return t(Error(n.errorMessage))
            e(n)
          }),
            this.publishWeb3RequestEvent(c, o))
        })
      )
    }
    addEthereumChain(e, t, n, r, i, a) {
      let o = {
          method: `addEthereumChain`,
          params: { chainId: e, rpcUrls: t, blockExplorerUrls: r, chainName: i, iconUrls: n, nativeCurrency: a },
        },
        s = null,
        c = A(8)
      return (
        (s = this.ui.showConnecting({
          isUnlinkedErrorState: this.isUnlinkedErrorState,
          onCancel: (e) => {
            ;(this.publishWeb3RequestCanceledEvent(c), this.handleErrorResponse(c, o.method, e), s?.())
          },
          onResetConnection: this.resetAndReload,
        })),
        new Promise((e, t) => {
          ;(this.relayEventManager.callbacks.set(c, (n) => {
            if ((s?.(), B(n))) return t(Error(n.errorMessage))
            e(n)
          }),
            this.publishWeb3RequestEvent(c, o))
        })
      )
    }
    switchEthereumChain(e, t) {
      let n = { method: `switchEthereumChain`, params: Object.assign({ chainId: e }, { address: t }) },
        r = null,
        i = A(8)
      return (
        (r = this.ui.showConnecting({
          isUnlinkedErrorState: this.isUnlinkedErrorState,
          onCancel: (e) => {
            ;(this.publishWeb3RequestCanceledEvent(i), this.handleErrorResponse(i, n.method, e), r?.())
          },
          onResetConnection: this.resetAndReload,
        })),
        new Promise((e, t) => {
          ;(this.relayEventManager.callbacks.set(i, (n) => {
            if ((r?.(), B(n) && n.errorCode))
              return t(
                b.provider.custom({
                  code: n.errorCode,
                  message: `Unrecognized chain ID. Try adding the chain using addEthereumChain first.`,
                }),
              )
            if (B(n)) return t(Error(n.errorMessage))
            e(n)
          }),
            this.publishWeb3RequestEvent(i, n))
        })
      )
    }
  }
Fn.accountRequestCallbackIds = new Set()
var In = `DefaultChainId`,
  Ln = `DefaultJsonRpcUrl`,
  Rn = class {
    constructor(e) {
      ;((this._relay = null),
        (this._addresses = []),
        (this.metadata = e.metadata),
        (this._storage = new c(`walletlink`, Mn)),
        (this.callback = e.callback || null))
      let t = this._storage.getItem(qe)
      if (t) {
        let e = t.split(` `)
        e[0] !== `` && (this._addresses = e.map((e) => F(e)))
      }
      this.initializeRelay()
    }
    getSession() {
      let { id: e, secret: t } = this.initializeRelay().getWalletLinkSession()
      return { id: e, secret: t }
    }
    async handshake() {
      await this._eth_requestAccounts()
    }
    get selectedAddress() {
      return this._addresses[0] || void 0
    }
    get jsonRpcUrl() {
      return this._storage.getItem(Ln) ?? void 0
    }
    set jsonRpcUrl(e) {
      this._storage.setItem(Ln, e)
    }
    updateProviderInfo(e, t) {
      var n
      this.jsonRpcUrl = e
      let r = this.getChainId()
      ;(this._storage.setItem(In, t.toString(10)),
        I(t) !== r && ((n = this.callback) == null || n.call(this, `chainChanged`, P(t))))
    }
    async watchAsset(e) {
      let t = Array.isArray(e) ? e[0] : e
      if (!t.type) throw b.rpc.invalidParams(`Type is required`)
      if (t?.type !== `ERC20`) throw b.rpc.invalidParams(`Asset of type '${t.type}' is not supported`)
      if (!t?.options) throw b.rpc.invalidParams(`Options are required`)
      if (!t?.options.address) throw b.rpc.invalidParams(`Address is required`)
      let n = this.getChainId(),
        { address: r, symbol: i, image: a, decimals: o } = t.options,
        s = await this.initializeRelay().watchAsset(t.type, r, i, o, a, n?.toString())
      return !B(s) && !!s.result
    }
    async addEthereumChain(e) {
      let t = e[0]
      if (t.rpcUrls?.length === 0) throw b.rpc.invalidParams(`please pass in at least 1 rpcUrl`)
      if (!t.chainName || t.chainName.trim() === ``) throw b.rpc.invalidParams(`chainName is a required field`)
      if (!t.nativeCurrency) throw b.rpc.invalidParams(`nativeCurrency is a required field`)
      let n = Number.parseInt(t.chainId, 16)
      if (n === this.getChainId()) return !1
      let r = this.initializeRelay(),
        { rpcUrls: i = [], blockExplorerUrls: a = [], chainName: o, iconUrls: s = [], nativeCurrency: c } = t,
        l = await r.addEthereumChain(n.toString(), i, s, a, o, c)
      if (B(l)) return !1
      if (l.result?.isApproved === !0) return (this.updateProviderInfo(i[0], n), null)
      throw b.rpc.internal(`unable to add ethereum chain`)
    }
    async switchEthereumChain(e) {
      let t = e[0],
        n = Number.parseInt(t.chainId, 16),
        r = await this.initializeRelay().switchEthereumChain(n.toString(10), this.selectedAddress || void 0)
      if (B(r)) throw r
      let i = r.result
      return (i.isApproved && i.rpcUrl.length > 0 && this.updateProviderInfo(i.rpcUrl, n), null)
    }
    async cleanup() {
      ;((this.callback = null), this._relay && this._relay.resetAndReload(), this._storage.clear())
    }
    _setAddresses(e, t) {
      var n
      if (!Array.isArray(e)) throw Error(`addresses is not an array`)
      let r = e.map((e) => F(e))
      JSON.stringify(r) !== JSON.stringify(this._addresses) &&
        ((this._addresses = r),
        (n = this.callback) == null || n.call(this, `accountsChanged`, r),
        this._storage.setItem(qe, r.join(` `)))
    }
    async request(e) {
      let t = e.params || []
      switch (e.method) {
        case `eth_accounts`:
          return [...this._addresses]
        case `eth_coinbase`:
          return this.selectedAddress || null
        case `net_version`:
          return this.getChainId().toString(10)
        case `eth_chainId`:
          return P(this.getChainId())
        case `eth_requestAccounts`:
          return this._eth_requestAccounts()
        case `eth_ecRecover`:
        case `personal_ecRecover`:
          return this.ecRecover(e)
        case `personal_sign`:
          return this.personalSign(e)
        case `eth_signTransaction`:
          return this._eth_signTransaction(t)
        case `eth_sendRawTransaction`:
          return this._eth_sendRawTransaction(t)
        case `eth_sendTransaction`:
          return this._eth_sendTransaction(t)
        case `eth_signTypedData_v1`:
        case `eth_signTypedData_v3`:
        case `eth_signTypedData_v4`:
        case `eth_signTypedData`:
          return this.signTypedData(e)
        case `wallet_addEthereumChain`:
          return this.addEthereumChain(t)
        case `wallet_switchEthereumChain`:
          return this.switchEthereumChain(t)
        case `wallet_watchAsset`:
          return this.watchAsset(t)
        default:
          if (!this.jsonRpcUrl) throw b.rpc.internal(`No RPC URL set for chain`)
          return Ae(e, this.jsonRpcUrl)
      }
    }
    _ensureKnownAddress(e) {
      let t = F(e)
      if (!this._addresses.map((e) => F(e)).includes(t)) throw Error(`Unknown Ethereum address`)
    }
    _prepareTransactionParams(e) {
      let t = e.from ? F(e.from) : this.selectedAddress
      if (!t) throw Error(`Ethereum address is unavailable`)
      return (
        this._ensureKnownAddress(t),
        {
          fromAddress: t,
          toAddress: e.to ? F(e.to) : null,
          weiValue: e.value == null ? BigInt(0) : L(e.value),
          data: e.data ? fe(e.data) : Buffer.alloc(0),
          nonce: e.nonce == null ? null : I(e.nonce),
          gasPriceInWei: e.gasPrice == null ? null : L(e.gasPrice),
          maxFeePerGas: e.maxFeePerGas == null ? null : L(e.maxFeePerGas),
          maxPriorityFeePerGas: e.maxPriorityFeePerGas == null ? null : L(e.maxPriorityFeePerGas),
          gasLimit: e.gas == null ? null : L(e.gas),
          chainId: e.chainId ? I(e.chainId) : this.getChainId(),
        }
      )
    }
    async ecRecover(e) {
      let { method: t, params: n } = e
      if (!Array.isArray(n)) throw b.rpc.invalidParams()
      let r = await this.initializeRelay().sendRequest({
        method: `ethereumAddressFromSignedMessage`,
        params: { message: ae(n[0]), signature: ae(n[1]), addPrefix: t === `personal_ecRecover` },
      })
      if (B(r)) throw r
      return r.result
    }
    getChainId() {
      return Number.parseInt(this._storage.getItem(In) ?? `1`, 10)
    }
    async _eth_requestAccounts() {
      var e, t
      if (this._addresses.length > 0)
        return (
          (e = this.callback) == null || e.call(this, `connect`, { chainId: P(this.getChainId()) }), this._addresses
        )
      let n = await this.initializeRelay().requestEthereumAccounts()
      if (B(n)) throw n
      if (!n.result) throw Error(`accounts received is empty`)
      return (
        this._setAddresses(n.result),
        (t = this.callback) == null || t.call(this, `connect`, { chainId: P(this.getChainId()) }),
        this._addresses
      )
    }
    async personalSign({ params: e }) {
      if (!Array.isArray(e)) throw b.rpc.invalidParams()
      let t = e[1],
        n = e[0]
      this._ensureKnownAddress(t)
      let r = await this.initializeRelay().sendRequest({
        method: `signEthereumMessage`,
        params: { address: F(t), message: ae(n), addPrefix: !0, typedDataJson: null },
      })
      if (B(r)) throw r
      return r.result
    }
    async _eth_signTransaction(e) {
      let t = this._prepareTransactionParams(e[0] || {}),
        n = await this.initializeRelay().signEthereumTransaction(t)
      if (B(n)) throw n
      return n.result
    }
    async _eth_sendRawTransaction(e) {
      let t = fe(e[0]),
        n = await this.initializeRelay().submitEthereumTransaction(t, this.getChainId())
      if (B(n)) throw n
      return n.result
    }
    async _eth_sendTransaction(e) {
      let t = this._prepareTransactionParams(e[0] || {}),
        n = await this.initializeRelay().signAndSubmitEthereumTransaction(t)
      if (B(n)) throw n
      return n.result
    }
    async signTypedData(e) {
      let { method: t, params: n } = e
      if (!Array.isArray(n)) throw b.rpc.invalidParams()
      let r = (e) =>
          M(
            {
              eth_signTypedData_v1: z.default.hashForSignTypedDataLegacy,
              eth_signTypedData_v3: z.default.hashForSignTypedData_v3,
              eth_signTypedData_v4: z.default.hashForSignTypedData_v4,
              eth_signTypedData: z.default.hashForSignTypedData_v4,
            }[t]({ data: pe(e) }),
            !0,
          ),
        i = n[+(t === `eth_signTypedData_v1`)],
        a = n[t === `eth_signTypedData_v1` ? 0 : 1]
      this._ensureKnownAddress(i)
      let o = await this.initializeRelay().sendRequest({
        method: `signEthereumMessage`,
        params: { address: F(i), message: r(a), typedDataJson: JSON.stringify(a, null, 2), addPrefix: !1 },
      })
      if (B(o)) throw o
      return o.result
    }
    initializeRelay() {
      return (
        (this._relay ||= new Fn({
          linkAPIUrl: Mn,
          storage: this._storage,
          metadata: this.metadata,
          accountsCallback: this._setAddresses.bind(this),
          chainCallback: this.updateProviderInfo.bind(this),
        })),
        this._relay
      )
    }
  },
  zn = `SignerType`,
  Bn = new c(`CBWSDK`, `SignerConfigurator`)
function Vn() {
  return Bn.getItem(zn)
}
function Hn(e) {
  Bn.setItem(zn, e)
}
async function Un(e) {
  let { communicator: t, metadata: n, handshakeRequest: r, callback: i } = e
  Gn(t, n, i).catch(() => {})
  let a = {
      id: crypto.randomUUID(),
      event: `selectSignerType`,
      data: Object.assign(Object.assign({}, e.preference), { handshakeRequest: r }),
    },
    { data: o } = await t.postRequestAndWaitForResponse(a)
  return o
}
function Wn(e) {
  let { signerType: t, metadata: n, communicator: r, callback: i } = e
  switch (t) {
    case `scw`:
      return new ze({ metadata: n, callback: i, communicator: r })
    case `walletlink`:
      return new Rn({ metadata: n, callback: i })
  }
}
async function Gn(e, t, n) {
  await e.onMessage(({ event: e }) => e === `WalletLinkSessionRequest`)
  let r = new Rn({ metadata: t, callback: n })
  ;(e.postMessage({ event: `WalletLinkUpdate`, data: { session: r.getSession() } }),
    await r.handshake(),
    e.postMessage({ event: `WalletLinkUpdate`, data: { connected: !0 } }))
}
var Kn = `Coinbase Wallet SDK requires the Cross-Origin-Opener-Policy header to not be set to 'same-origin'. This is to ensure that the SDK can communicate with the Coinbase Smart Wallet app.

Please see https://www.smartwallet.dev/guides/tips/popup-tips#cross-origin-opener-policy for more information.`,
  { checkCrossOriginOpenerPolicy: qn, getCrossOriginOpenerPolicy: Jn } = (() => {
    let e
    return {
      getCrossOriginOpenerPolicy: () => (e === void 0 ? `undefined` : e),
      checkCrossOriginOpenerPolicy: async () => {
        if (typeof window > `u`) e = `non-browser-env`
        else
          try {
            let t = `${window.location.origin}${window.location.pathname}`,
              n = await fetch(t, { method: `HEAD` })
            if (!n.ok) throw Error(`HTTP error! status: ${n.status}`)
            ;((e = n.headers.get(`Cross-Origin-Opener-Policy`) ?? `null`), e === `same-origin` && console.error(Kn))
          } catch (t) {
            ;(console.error(`Error checking Cross-Origin-Opener-Policy:`, t.message), (e = `error`))
          }
      },
    }
  })(),
  Yn = 420,
  Xn = 540,
  Zn = {
    isRed: !1,
    info: `Retry`,
    svgWidth: `10`,
    svgHeight: `11`,
    path: Tn,
    defaultFillRule: `evenodd`,
    defaultClipRule: `evenodd`,
  },
  Qn = `Popup was blocked. Try again.`,
  $ = null
function $n(e) {
  let t = (window.innerWidth - Yn) / 2 + window.screenX,
    n = (window.innerHeight - Xn) / 2 + window.screenY
  tr(e)
  function r() {
    let r = `wallet_${crypto.randomUUID()}`,
      i = window.open(e, r, `width=${Yn}, height=${Xn}, left=${t}, top=${n}`)
    return (i?.focus(), i || null)
  }
  let i = r()
  if (!i) {
    let e = nr()
    return new Promise((t, n) => {
      e.presentItem({
        autoExpand: !0,
        message: Qn,
        menuItems: [
          Object.assign(Object.assign({}, Zn), {
            onClick: () => {
              ;((i = r()), i ? t(i) : n(b.rpc.internal(`Popup window was blocked`)), e.clear())
            },
          }),
        ],
      })
    })
  }
  return Promise.resolve(i)
}
function er(e) {
  e && !e.closed && e.close()
}
function tr(e) {
  let t = { sdkName: ke, sdkVersion: R, origin: window.location.origin, coop: Jn() }
  for (let [n, r] of Object.entries(t)) e.searchParams.append(n, r.toString())
}
function nr() {
  if (!$) {
    let e = document.createElement(`div`)
    ;((e.className = `-cbwsdk-css-reset`), document.body.appendChild(e), ($ = new Sn()), $.attach(e))
  }
  return $
}
var rr = class {
  constructor({ url: e = An, metadata: t, preference: n }) {
    ;((this.popup = null),
      (this.listeners = new Map()),
      (this.postMessage = async (e) => {
        ;(await this.waitForPopupLoaded()).postMessage(e, this.url.origin)
      }),
      (this.postRequestAndWaitForResponse = async (e) => {
        let t = this.onMessage(({ requestId: t }) => t === e.id)
        return (this.postMessage(e), await t)
      }),
      (this.onMessage = async (e) =>
        new Promise((t, n) => {
          let r = (n) => {
            if (n.origin !== this.url.origin) return
            let i = n.data
            e(i) && (t(i), window.removeEventListener(`message`, r), this.listeners.delete(r))
          }
          ;(window.addEventListener(`message`, r), this.listeners.set(r, { reject: n }))
        })),
      (this.disconnect = () => {
        ;(er(this.popup),
          (this.popup = null),
          this.listeners.forEach(({ reject: e }, t) => {
            ;(e(b.provider.userRejectedRequest(`Request rejected`)), window.removeEventListener(`message`, t))
          }),
          this.listeners.clear())
      }),
      (this.waitForPopupLoaded = async () =>
        this.popup && !this.popup.closed
          ? (this.popup.focus(), this.popup)
          : ((this.popup = await $n(this.url)),
            this.onMessage(({ event: e }) => e === `PopupUnload`)
              .then(this.disconnect)
              .catch(() => {}),
            this.onMessage(({ event: e }) => e === `PopupLoaded`)
              .then((e) => {
                this.postMessage({
                  requestId: e.id,
                  data: {
                    version: R,
                    metadata: this.metadata,
                    preference: this.preference,
                    location: window.location.toString(),
                  },
                })
              })
              .then(() => {
                if (!this.popup) throw b.rpc.internal()
                return this.popup
              }))),
      (this.url = new URL(e)),
      (this.metadata = t),
      (this.preference = n))
  }
}
function ir(e) {
  let t = h(ar(e), { shouldIncludeStack: !0 }),
    n = new URL(`https://docs.cloud.coinbase.com/wallet-sdk/docs/errors`)
  return (
    n.searchParams.set(`version`, R),
    n.searchParams.set(`code`, t.code.toString()),
    n.searchParams.set(`message`, t.message),
    Object.assign(Object.assign({}, t), { docUrl: n.href })
  )
}
function ar(e) {
  if (typeof e == `string`) return { message: e, code: l.rpc.internal }
  if (B(e)) {
    let t = e.errorMessage,
      n = e.errorCode ?? (t.match(/(denied|rejected)/i) ? l.provider.userRejectedRequest : void 0)
    return Object.assign(Object.assign({}, e), { message: t, code: n, data: { method: e.method } })
  }
  return e
}
var or = class extends s.default {},
  sr = function (e, t) {
    var n = {}
    for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
    if (e != null && typeof Object.getOwnPropertySymbols == `function`)
      for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
        t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
    return n
  },
  cr = class extends or {
    constructor(e) {
      var { metadata: t } = e,
        n = e.preference,
        { keysUrl: r } = n,
        i = sr(n, [`keysUrl`])
      ;(super(),
        (this.signer = null),
        (this.isCoinbaseWallet = !0),
        (this.metadata = t),
        (this.preference = i),
        (this.communicator = new rr({ url: r, metadata: t, preference: i })))
      let a = Vn()
      a && (this.signer = this.initSigner(a))
    }
    async request(e) {
      try {
        if ((Pe(e), !this.signer))
          switch (e.method) {
            case `eth_requestAccounts`: {
              let t = await this.requestSignerSelection(e),
                n = this.initSigner(t)
              ;(await n.handshake(e), (this.signer = n), Hn(t))
              break
            }
            case `wallet_sendCalls`: {
              let t = this.initSigner(`scw`)
              await t.handshake({ method: `handshake` })
              let n = await t.request(e)
              return (await t.cleanup(), n)
            }
            case `wallet_getCallsStatus`:
              return Ae(e, jn)
            case `net_version`:
              return 1
            case `eth_chainId`:
              return P(1)
            default:
              throw b.provider.unauthorized(`Must call 'eth_requestAccounts' before other methods`)
          }
        return await this.signer.request(e)
      } catch (e) {
        let { code: t } = e
        return (t === l.provider.unauthorized && this.disconnect(), Promise.reject(ir(e)))
      }
    }
    async enable() {
      return (
        console.warn(`.enable() has been deprecated. Please use .request({ method: "eth_requestAccounts" }) instead.`),
        await this.request({ method: `eth_requestAccounts` })
      )
    }
    async disconnect() {
      ;(await this.signer?.cleanup(),
        (this.signer = null),
        c.clearAll(),
        this.emit(`disconnect`, b.provider.disconnected(`User initiated disconnection`)))
    }
    requestSignerSelection(e) {
      return Un({
        communicator: this.communicator,
        preference: this.preference,
        metadata: this.metadata,
        handshakeRequest: e,
        callback: this.emit.bind(this),
      })
    }
    initSigner(e) {
      return Wn({
        signerType: e,
        metadata: this.metadata,
        communicator: this.communicator,
        callback: this.emit.bind(this),
      })
    }
  }
function lr(e) {
  if (e) {
    if (![`all`, `smartWalletOnly`, `eoaOnly`].includes(e.options)) throw Error(`Invalid options: ${e.options}`)
    if (e.attribution && e.attribution.auto !== void 0 && e.attribution.dataSuffix !== void 0)
      throw Error(`Attribution cannot contain both auto and dataSuffix properties`)
  }
}
function ur(e) {
  let t = { metadata: e.metadata, preference: e.preference }
  return Ne(t) ?? new cr(t)
}
var dr = { options: `all` }
function fr(e) {
  ;(new c(`CBWSDK`).setItem(`VERSION`, R), qn())
  let t = {
    metadata: { appName: e.appName || `Dapp`, appLogoUrl: e.appLogoUrl || ``, appChainIds: e.appChainIds || [] },
    preference: Object.assign(dr, e.preference ?? {}),
  }
  lr(t.preference)
  let n = null
  return { getProvider: () => ((n ||= ur(t)), n) }
}
export { fr as createCoinbaseWalletSDK }
//# sourceMappingURL=dist-CeLJMIw2.js.map
