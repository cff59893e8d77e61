// API of push devices and webhooks.
import { call, type Answer } from "../lib/api";
import { base } from "../lib/base";
import { errorText } from "../lib/errors";
import { t } from "../lib/texts.svelte";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Device = Schemas["Device"];
export type Webhook = Schemas["Webhook"];
export type WebhookRequest = Schemas["WebhookRequest"];
export type TestResponse = Schemas["Tried"];

export const channels = {
  devices: () => call<Device[]>("GET", "/api/me/devices"),
  dropDevice: (id: number) => call<unknown>("DELETE", `/api/me/devices/${id}`),
  tryDevice: (id: number, text: string) => call<TestResponse>("POST", `/api/me/devices/${id}/test`, { text }),
  webhooks: () => call<Webhook[]>("GET", "/api/me/webhooks"),
  addWebhook: (wanted: WebhookRequest) => call<Schemas["NewWebhook"]>("POST", "/api/me/webhooks", wanted),
  dropWebhook: (id: number) => call<unknown>("DELETE", `/api/me/webhooks/${id}`),
  tryMail: (text: string) => call<TestResponse>("POST", "/api/me/email/test", { text }),
  tryWebhook: (id: number, text: string) => call<TestResponse>("POST", `/api/me/webhooks/${id}/test`, { text }),
};

export interface TestOutcome {
  good: boolean;
  text: string;
}

/** Text of the result of testing the channel `name`. */
export function testOutcome(name: string, answer: Answer<TestResponse>): TestOutcome {
  if (!answer.ok) return { good: false, text: errorText(answer.error) };
  const { taken, status, said } = answer.value;
  const key = taken ? "taken" : status === null ? "failed" : "refused";
  return { good: taken, text: t(`notices-test-${key}`, { name, answer: [status, said].filter(Boolean).join(" ") }) };
}

export const mayPush = "serviceWorker" in navigator && "PushManager" in window;

/** Subscribe this browser to push notifications; null if the user denies permission. */
export async function addThisDevice(): Promise<Answer<Device> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const key = await call<Schemas["PushKey"]>("GET", "/api/push/key");
  if (!key.ok) return key;
  await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    .catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys) return null;
  return call<Device>("POST", "/api/me/devices", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}
