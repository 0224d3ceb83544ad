// Gives a request its id: the same content that is sent again after a lost answer keeps it, and is then recorded once.

export interface RequestIds {
  /** The id of this content; a new one if the content before was another. */
  of(content: unknown): string;
  /** Call once the content is recorded: the same content is then a new request. */
  done(): void;
}

export function requestIds(): RequestIds {
  let sent: { readonly text: string; readonly id: string } | undefined;
  return {
    of: (content) => {
      const text = JSON.stringify(content);
      if (sent?.text !== text) sent = { text, id: crypto.randomUUID() };
      return sent.id;
    },
    done: () => {
      sent = undefined;
    },
  };
}
