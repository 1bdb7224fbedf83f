"use client";

import { useEffect, useState } from "react";
import { offline } from "~/copy/offline";
import { keepShop } from "./seen";

const written = (moment: number) => {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getDate()}/${date.getMonth() + 1}, ${date.getHours()}:${two(date.getMinutes())}`;
};

/** Says of which moment the prices are while there is no network, and keeps the shop for such times. */
export function OfflineNote() {
  const [moment, setMoment] = useState<number | null>(null);
  const [back, setBack] = useState(false);

  useEffect(() => {
    const kept = Number(document.documentElement.dataset.kept) || null;
    const loaded = Date.now();
    setMoment(kept);
    const lost = () => {
      setMoment(kept ?? loaded);
      setBack(false);
    };
    const found = () => (kept ? setBack(true) : setMoment(null));
    addEventListener("offline", lost);
    addEventListener("online", found);
    keepShop();
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", found);
    };
  }, []);

  return (
    <div className="offline" role="status">
      {moment === null ? null : (
        <p className="notice">
          {back ? (
            <>
              {offline.back}{" "}
              <button type="button" onClick={() => location.reload()}>
                {offline.refresh}
              </button>
            </>
          ) : (
            offline.prices(written(moment))
          )}
        </p>
      )}
    </div>
  );
}
