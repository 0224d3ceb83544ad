// Caches the answer to each question, for as long as the returned function is kept.
export function once<T>(look: (key: string) => T): (key: string) => T {
  const found = new Map<string, T>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as T;
    const answer = look(key);
    found.set(key, answer);
    return answer;
  };
}
