//! Implements the traits of Serde for the [`Emitter`].

use std::borrow::Cow;
use std::ops::Range;

use serde::ser::{self, Serialize, Serializer};
use tera::Value;

use super::emitter::{Emitter, Failure};
use super::marks::Long;

/// A list, map or struct that is not finished yet.
#[derive(Debug)]
pub(super) struct Compound<'e> {
    emitter: &'e mut Emitter,
    /// Brackets that close this list or map in JSON, innermost first.
    brackets: &'static [u8],
    /// Number of items so far, including items left out.
    items: usize,
    /// Indices (0-based) of the items that are left out.
    gap: Range<usize>,
    /// Whether the gap is emitted as the number of items left out alone, not as `{"left_out": n}`.
    is_bare: bool,
}

impl<'e> Compound<'e> {
    fn new(emitter: &'e mut Emitter, brackets: &'static [u8]) -> Self {
        Compound { emitter, brackets, items: 0, gap: 0..0, is_bare: false }
    }

    /// Counts an item and returns whether it is emitted. Emits the gap before the first item that is left out.
    fn shows_next(&mut self) -> bool {
        let at = self.items;
        self.items += 1;
        if at == self.gap.start && !self.gap.is_empty() {
            self.emitter.put_gap(self.gap.len(), self.is_bare);
        }
        !self.gap.contains(&at)
    }

    /// Emits an item of a list, unless it is left out.
    fn item<T: ?Sized + Serialize>(&mut self, item: &T) -> Result<(), Failure> {
        if self.shows_next() { item.serialize(&mut *self.emitter) } else { Ok(()) }
    }

    /// Emits a field with its name.
    fn field<T: ?Sized + Serialize>(
        &mut self,
        name: &'static str,
        field: &T,
    ) -> Result<(), Failure> {
        self.emitter.key = Some(Cow::Borrowed(name));
        field.serialize(&mut *self.emitter)
    }

    fn finish(self) {
        for bracket in self.brackets {
            self.emitter.end(*bracket);
        }
    }
}

impl<'e> Serializer for &'e mut Emitter {
    type Ok = ();
    type Error = Failure;
    type SerializeSeq = Compound<'e>;
    type SerializeTuple = Compound<'e>;
    type SerializeTupleStruct = Compound<'e>;
    type SerializeTupleVariant = Compound<'e>;
    type SerializeMap = Compound<'e>;
    type SerializeStruct = Compound<'e>;
    type SerializeStructVariant = Compound<'e>;

    fn serialize_bool(self, value: bool) -> Result<(), Failure> {
        self.emit_scalar(if value { b"true" } else { b"false" }, || Value::from(value));
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Failure> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Failure> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Failure> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Failure> {
        self.number(value);
        Ok(())
    }

    fn serialize_i128(self, value: i128) -> Result<(), Failure> {
        self.number(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Failure> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Failure> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Failure> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Failure> {
        self.number(value);
        Ok(())
    }

    fn serialize_u128(self, value: u128) -> Result<(), Failure> {
        self.number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Failure> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Failure> {
        let json = serde_json::to_vec(&value).map_err(ser::Error::custom)?;
        self.emit_scalar(&json, || Value::from(value));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Failure> {
        self.string(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Failure> {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Failure> {
        Err(Failure("bytes".to_owned()))
    }

    fn serialize_none(self) -> Result<(), Failure> {
        self.emit_scalar(b"null", Value::none);
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Failure> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Failure> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Failure> {
        self.serialize_none()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Failure> {
        self.string(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Failure> {
        if !self.accepts_mark(name) {
            return Ok(());
        }
        self.long = Long::from_name(name);
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Failure> {
        self.begin_map(1);
        let mut compound = Compound::new(self, b"}");
        compound.field(variant, value)?;
        compound.finish();
        Ok(())
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Compound<'e>, Failure> {
        let (gap, is_bare) = self.take_gap(len);
        self.begin_list(len.unwrap_or_default() - gap.len());
        Ok(Compound { gap, is_bare, ..Compound::new(self, b"]") })
    }

    fn serialize_tuple(self, len: usize) -> Result<Compound<'e>, Failure> {
        self.begin_list(len);
        Ok(Compound::new(self, b"]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Compound<'e>, Failure> {
        self.serialize_tuple(len)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Compound<'e>, Failure> {
        self.begin_map(1);
        self.key = Some(Cow::Borrowed(variant));
        self.begin_list(len);
        Ok(Compound::new(self, b"]}"))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Compound<'e>, Failure> {
        self.begin_map(len.unwrap_or_default());
        Ok(Compound::new(self, b"}"))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Compound<'e>, Failure> {
        self.begin_map(len);
        Ok(Compound::new(self, b"}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Compound<'e>, Failure> {
        self.begin_map(1);
        self.key = Some(Cow::Borrowed(variant));
        self.begin_map(len);
        Ok(Compound::new(self, b"}}"))
    }
}

impl ser::SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Failure;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Failure> {
        self.emitter.takes_key = true;
        key.serialize(&mut *self.emitter)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Failure> {
        value.serialize(&mut *self.emitter)
    }

    fn end(self) -> Result<(), Failure> {
        self.finish();
        Ok(())
    }
}

/// Implements Serde traits for [`Compound`], one for each line `Trait: method [name: type] = own;`. The method
/// `method` of the trait calls `Compound::own`. The brackets contain the parameter before the value, or
/// nothing. `end` calls `Compound::finish`.
macro_rules! compound {
    ($($trait:ident: $method:ident [$($name:ident: $type:ty)?] = $own:ident;)+) => { $(
        impl ser::$trait for Compound<'_> {
            type Ok = ();
            type Error = Failure;

            fn $method<T: ?Sized + Serialize>(
                &mut self,
                $($name: $type,)?
                value: &T,
            ) -> Result<(), Failure> {
                self.$own($($name,)? value)
            }

            fn end(self) -> Result<(), Failure> {
                self.finish();
                Ok(())
            }
        }
    )+ };
}

compound! {
    SerializeSeq: serialize_element [] = item;
    SerializeTuple: serialize_element [] = item;
    SerializeTupleStruct: serialize_field [] = item;
    SerializeTupleVariant: serialize_field [] = item;
    SerializeStruct: serialize_field [name: &'static str] = field;
    SerializeStructVariant: serialize_field [name: &'static str] = field;
}
