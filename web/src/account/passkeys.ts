// Passkeys (WebAuthn): converts between the server's JSON, with bytes as base64url, and the browser API.
import { call, type Answer } from "../lib/api";
import type { User } from "../wire";
import type { components } from "../wire/schema";

export type Passkey = components["schemas"]["Passkey"];
type Options = components["schemas"]["PasskeyOptions"];

/** Whether passkeys can be used: browsers require a host name and a secure context. */
export function passkeysSupported(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return "PublicKeyCredential" in window && isSecureContext && !isNumber;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
function text(buffer: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Convert a credential to JSON, with binary fields as base64url. */
function toJson(credential: PublicKeyCredential): Record<string, unknown> {
  const response: Record<string, unknown> = {};
  for (const key of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const value = (credential.response as unknown as Record<string, ArrayBuffer | null | undefined>)[key];
    if (value) response[key] = text(value);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

type Described = { id: string; type: "public-key" };
const described = (list: Described[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type }) => ({ id: bytes(id), type }));

/** Await a credential; null if the user or device canceled. */
async function credentialOrNull(request: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = await request();
    return credential && toJson(credential as PublicKeyCredential);
  } catch {
    return null;
  }
}

export const passkeys = {
  list: () => call<Passkey[]>("GET", "/api/me/passkeys"),
  remove: (id: number) => call<unknown>("DELETE", `/api/me/passkeys/${id}`),
  async add(label: string, password: string): Promise<Answer<Passkey> | null> {
    const answer = await call<Options>("POST", "/api/me/passkeys/options", { password: password || null });
    if (!answer.ok) return answer;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const options = answer.value.options as any;
    const credential = await credentialOrNull(() =>
      navigator.credentials.create({
        publicKey: {
          ...options,
          challenge: bytes(options.challenge),
          user: { ...options.user, id: bytes(options.user.id) },
          excludeCredentials: described(options.excludeCredentials),
        },
      }),
    );
    return credential && call<Passkey>("POST", "/api/me/passkeys", { label, credential });
  },
  async login(): Promise<Answer<{ user: User }> | null> {
    const answer = await call<Options>("POST", "/api/passkeys/options");
    if (!answer.ok) return answer;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const options = answer.value.options as any;
    const credential = await credentialOrNull(() =>
      navigator.credentials.get({
        publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] },
      }),
    );
    return credential && call<{ user: User }>("POST", "/api/passkeys/login", { credential });
  },
};
