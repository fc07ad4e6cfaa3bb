import { asCallId, type Call, standing } from '../../log/index.ts';
import { type Read, read, unread } from '../../words/index.ts';

const NTH = /^#?(\d{1,6})$/;

/** The call that a user names: by its name (`scorer-1:17`), or by its place in the order of judging (`17`, `#17`). */
export const callNamed = (calls: readonly Call[], said: string): Read<Call> => {
  const nth = NTH.exec(said)?.[1];
  if (nth !== undefined) {
    const stands = standing(calls).calls;
    const call = stands[Number(nth) - 1];
    if (call !== undefined) return read(calls.find(({ id }) => asCallId(id) === asCallId(call.id)) ?? call);
    return unread({ path: [], found: `call ${said}`, wanted: `a number from 1 to ${stands.length}` });
  }
  const call = calls.find(({ id }) => asCallId(id) === said);
  if (call !== undefined) return read(call);
  return unread({
    path: [],
    found: `call ${said}`,
    wanted: 'a call of this log: its number, or its name (scorer-1:17)',
  });
};
