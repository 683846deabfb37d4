import { defineRoute } from '../route/defineRoute.ts'
import { AuthNonce, LogoutRequest, SiweRequest, UserSession } from '../schemas/auth.ts'

export const authRoutes = {
  getAuthNonce: defineRoute({
    operationId: 'getAuthNonce',
    method: 'GET',
    path: '/v1/auth/nonce',
    summary: 'A nonce for one sign-in message',
    response: AuthNonce,
  }),
  verifySiwe: defineRoute({
    operationId: 'verifySiwe',
    method: 'POST',
    path: '/v1/auth/verify',
    summary: 'Sign in with a wallet; answers with the session cookie',
    body: SiweRequest,
    session: true,
    response: null,
  }),
  getUserSession: defineRoute({
    operationId: 'getUserSession',
    method: 'GET',
    path: '/v1/auth/me',
    summary: 'The signed-in wallet',
    session: true,
    response: UserSession,
  }),
  logout: defineRoute({
    operationId: 'logout',
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'End the session',
    session: true,
    response: null,
  }),
  logoutAndRedirect: defineRoute({
    operationId: 'logoutAndRedirect',
    method: 'POST',
    path: '/v1/auth/logout/redirect',
    summary: 'End the session and redirect, for plain forms',
    body: LogoutRequest,
    session: true,
    response: null,
    status: 303,
  }),
} as const
