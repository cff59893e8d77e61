// The shared rule popover, opened by RuleLink.
export const ruleCard = $state<{ number: string; anchor: HTMLElement | null }>({ number: "", anchor: null });

export function openRule(number: string, anchor: HTMLElement): void {
  ruleCard.number = number;
  ruleCard.anchor = anchor;
}
